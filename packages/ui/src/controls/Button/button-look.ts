// What buttons and links that look like buttons share, as static text for style templates.
import { interfaceFont, media, token } from '../../tokens';

export const buttonLook = `
  ${interfaceFont}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: ${token.density.control};
  margin: 0;
  padding: ${token.space[2]} ${token.space[5]};
  border: ${token.layout.hairline} solid transparent;
  border-radius: ${token.radius.control};
  font-weight: ${token.font.weight.medium};
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${token.motion.state};
  transition-timing-function: ${token.motion.ease};

  & > [data-part='content'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[2]};
    min-width: 0;
  }

  &[data-size='small'] {
    min-height: ${token.density.target};
    padding: ${token.space[1]} ${token.space[3]};
    font-size: ${token.font.size.small};
  }
  &[data-size='large'] {
    min-height: calc(${token.density.control} + ${token.space[2]});
    padding: ${token.space[3]} ${token.space[6]};
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${token.color.action.surface};
    color: ${token.color.action.text};
  }
  &[data-variant='secondary'] {
    border-color: ${token.color.border.control};
    background: ${token.color.surface.raised};
    color: ${token.color.text.primary};
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${token.color.text.link};
  }
  &[data-variant='danger'] {
    background: ${token.color.destructive.surface};
    color: ${token.color.destructive.text};
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${token.color.action.hover};
    }
    &[data-variant='secondary']:hover {
      border-color: ${token.color.border.strong};
      background: ${token.color.surface.hover};
    }
    &[data-variant='quiet']:hover {
      background: ${token.color.surface.hover};
      color: ${token.color.text.linkHover};
    }
    &[data-variant='danger']:hover {
      background: ${token.color.destructive.hover};
    }
  }
  &[data-variant='primary']:active {
    background: ${token.color.action.pressed};
  }

  &[data-variant]:disabled,
  &[data-variant][aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: ${token.color.action.disabled};
    color: ${token.color.action.disabledText};
    cursor: not-allowed;
  }
  &[data-variant='quiet']:disabled,
  &[data-variant='quiet'][aria-disabled='true']:not([aria-busy='true']) {
    background: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 18px;
    height: 18px;
    margin: auto;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: ${token.radius.round};
    animation: quoin-turn 800ms linear infinite;
  }

  ${media.forcedColours} {
    border-color: ButtonText;
  }

  @keyframes quoin-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
