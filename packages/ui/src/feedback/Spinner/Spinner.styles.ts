import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.text.secondary};

  & > svg {
    width: 20px;
    height: 20px;
    flex: none;
    animation: quoin-turn 900ms linear infinite;
  }
  & [data-part='track'] {
    stroke: ${token.color.track};
  }
  & [data-part='arc'] {
    stroke: ${token.color.action.surface};
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
