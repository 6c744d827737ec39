import { styled } from 'styled-components';
import { token } from '../../tokens';
import { iconButtonFrame } from './icon-button-frame';

export const View = styled.button`
  ${iconButtonFrame}

  &[data-variant='outlined'] {
    --quoin-icon-edge: ${token.color.border.control};
    --quoin-icon-face: ${token.color.surface.raised};
    --quoin-icon-off: ${token.color.border.hairline};
  }
  &[aria-pressed='true'] {
    background: ${token.color.surface.selected};
    color: ${token.color.text.link};
  }
  &:disabled {
    border-color: var(--quoin-icon-off, transparent);
    background: transparent;
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
`;
