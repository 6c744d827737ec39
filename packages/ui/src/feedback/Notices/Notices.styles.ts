import { styled } from 'styled-components';
import { media, plainList, token } from '../../tokens/shared-styles';
import { signalColours } from '../signals.styles';

export const View = styled.section`
  position: fixed;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: 50;
  width: min(412px, 100vw);
  max-height: 100dvh;
  /* Room for the shadows, which the scroll container would clip. */
  padding: ${token.space[4]};
  overflow-y: auto;
  pointer-events: none;

  & ol {
    display: grid;
    gap: ${token.space[2]};
    ${plainList}
  }
  & ol:not(:empty) {
    padding-block-end: ${token.space[2]};
  }
`;

export const Item = styled.li`
  ${signalColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-inline-start: 3px solid var(--border);
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  box-shadow: 0 8px 24px ${token.color.shadow};
  font-size: ${token.font.size.small};
  pointer-events: auto;
  animation: quoin-notice-arrive ${token.motion.float} ${token.motion.ease};

  & > [data-quoin='Icon'] {
    margin-block-start: 4px;
    color: var(--mark);
  }
  /* Aligns a single line with the button beside it. */
  & > div {
    margin-block: 3px;
  }
  & > button {
    margin: calc(-1 * ${token.space[2]}) calc(-1 * ${token.space[3]}) calc(-1 * ${token.space[2]}) 0;
  }

  ${media.forcedColours} {
    border-color: CanvasText;
  }

  @keyframes quoin-notice-arrive {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;
