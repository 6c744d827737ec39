import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.span`
  position: fixed;
  inset: auto;
  z-index: 50;
  max-width: min(280px, calc(100vw - 2 * ${token.space[2]}));
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border: ${token.layout.hairline} solid transparent;
  border-radius: ${token.radius.figure};
  background: ${token.color.surface.inverse};
  color: ${token.color.text.inverse};
  font-size: ${token.font.size.caption};
  font-weight: ${token.font.weight.regular};
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  overflow: visible;
  overflow-wrap: anywhere;

  &[hidden] {
    display: none;
  }
  /* Fills the gap to the anchor, so that the pointer can cross it. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -8px;
    z-index: -1;
  }

  ${media.forcedColours} {
    border-color: CanvasText;
  }
`;
