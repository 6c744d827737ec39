// Every variant and size, for components that offer them. A component with one fixed button uses `button-frame` only.
import { token } from '../../tokens';
import { buttonFrame, secondaryButton, smallButton } from './button-frame';

export const buttonLook = `
  ${buttonFrame}
  & > span {
    min-width: 0;
  }

  &[data-size='small'] {
    ${smallButton}
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
    --quoin-button-face: ${token.color.action.surface};
    --quoin-button-over: ${token.color.action.hover};
    --quoin-button-pressed: ${token.color.action.pressed};
    --quoin-button-ink: ${token.color.action.text};
  }
  &[data-variant='secondary'] {
    ${secondaryButton}
  }
  &[data-variant='quiet'] {
    --quoin-button-face: transparent;
    --quoin-button-over: ${token.color.surface.hover};
    --quoin-button-ink: ${token.color.text.link};
    --quoin-button-ink-over: ${token.color.text.linkHover};
    --quoin-button-off: transparent;
  }
  &[data-variant='danger'] {
    --quoin-button-face: ${token.color.destructive.surface};
    --quoin-button-over: ${token.color.destructive.hover};
    --quoin-button-ink: ${token.color.destructive.text};
  }
`;
