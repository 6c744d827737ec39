import { styled } from 'styled-components';
import { iconButtonFrame } from './icon-button-frame';

export const View = styled.button`
  ${iconButtonFrame}

  &[data-variant='outlined'] {
    --quoin-icon-edge: var(--quoin-color-border-control);
    --quoin-icon-face: var(--quoin-color-surface-raised);
    --quoin-icon-off: var(--quoin-color-border-hairline);
  }
  &[aria-pressed='true'] {
    background: var(--quoin-color-surface-selected);
    color: var(--quoin-color-text-link);
  }
  &:disabled {
    border-color: var(--quoin-icon-off, transparent);
    background: transparent;
    color: var(--quoin-color-text-disabled);
    cursor: not-allowed;
  }
`;
