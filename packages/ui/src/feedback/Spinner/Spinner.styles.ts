import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-3);
  color: var(--quoin-color-text-secondary);
  overflow-wrap: anywhere;

  & > svg {
    width: 20px;
    height: 20px;
    flex: none;
    animation: quoin-turn 900ms linear infinite;
  }
  & [data-part='track'] {
    stroke: var(--quoin-color-track);
  }
  & [data-part='arc'] {
    stroke: var(--quoin-color-action-surface);
  }

  &[data-size='large'] {
    flex-direction: column;
  }
  &[data-size='large'] > svg {
    width: 40px;
    height: 40px;
  }

  ${media.calm} {
    & > svg {
      animation: none;
    }
  }
  ${media.forcedColours} {
    & [data-part='arc'] {
      stroke: Highlight;
    }
  }

  @keyframes quoin-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
