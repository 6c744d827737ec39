import { styled } from 'styled-components';
import { token } from '../../tokens';
import { controlBox, controlDisabled, controlFocus, controlHover, controlInvalid } from '../control-box';

export const View = styled.textarea`
  ${controlBox}
  display: block;
  padding: ${token.space[2]} ${token.density.inset};
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;

  ${controlHover}
  &:focus {
    ${controlFocus}
  }
  [data-invalid] > &:not(:focus) {
    ${controlInvalid}
  }
  &:disabled {
    ${controlDisabled}
  }
`;

export const Count = styled.div`
  margin-top: ${token.space[1]};
  color: ${token.color.text.secondary};
  font-size: ${token.font.size.caption};
  font-feature-settings: 'tnum';
  text-align: end;
`;
