import { styled } from 'styled-components';
import { token } from '../../tokens';
import { controlBox, controlDisabled, controlFocus, controlHover, controlInvalid } from '../control-box';

export const View = styled.input`
  ${controlBox}
  display: block;
  height: ${token.density.control};
  padding-inline-end: ${token.space[10]};
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    color: ${token.color.text.secondary};
    opacity: 1;
  }

  ${controlHover}
  &:focus {
    ${controlFocus}
  }
  [data-invalid] > div > &:not(:focus) {
    ${controlInvalid}
  }
  &:disabled {
    ${controlDisabled}
  }
  &:autofill {
    -webkit-text-fill-color: ${token.color.text.primary};
    box-shadow: inset 0 0 0 100px ${token.color.surface.selected};
  }
`;
