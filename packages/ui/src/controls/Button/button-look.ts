// Every variant and size, for components that offer them. A component with one fixed button uses `button-frame` only.
import { css } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from './button-frame';

export const buttonLook = css`
  ${buttonFrame}
  & > span {
    min-width: 0;
  }

  &[data-size='small'] {
    ${smallButton}
  }
  &[data-size='large'] {
    min-height: calc(var(--quoin-density-control) + var(--quoin-space-2));
    padding: var(--quoin-space-3) var(--quoin-space-6);
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    --quoin-button-face: var(--quoin-color-action-surface);
    --quoin-button-over: var(--quoin-color-action-hover);
    --quoin-button-pressed: var(--quoin-color-action-pressed);
    --quoin-button-ink: var(--quoin-color-action-text);
  }
  &[data-variant='secondary'] {
    ${secondaryButton}
  }
  &[data-variant='quiet'] {
    --quoin-button-face: transparent;
    --quoin-button-over: var(--quoin-color-surface-hover);
    --quoin-button-ink: var(--quoin-color-text-link);
    --quoin-button-ink-over: var(--quoin-color-text-link-hover);
    --quoin-button-off: transparent;
  }
  &[data-variant='danger'] {
    --quoin-button-face: var(--quoin-color-destructive-surface);
    --quoin-button-over: var(--quoin-color-destructive-hover);
    --quoin-button-ink: var(--quoin-color-destructive-text);
  }
`;
