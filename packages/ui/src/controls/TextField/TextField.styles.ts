import { styled } from 'styled-components';
import { controlBox, controlDisabled, controlFocus, controlHover, controlInvalid } from '../control-box';

/** Draws the border around the input and the content before and after it. */
export const Box = styled.div`
  ${controlBox}
  display: flex;
  align-items: stretch;
  gap: var(--quoin-space-2);
  cursor: text;

  ${controlHover}
  &:focus-within {
    ${controlFocus}
  }
  [data-invalid] > &:not(:focus-within) {
    ${controlInvalid}
  }
  &:has(> :disabled) {
    ${controlDisabled}
  }

  & > [data-part='start'],
  & > [data-part='end'] {
    display: inline-flex;
    align-items: center;
    flex: none;
    color: var(--quoin-color-text-secondary);
  }
  /* Buttons at the end extend to the border. */
  & > [data-part='end']:has(button) {
    margin-block: -1px;
    margin-inline-end: calc(1px - var(--quoin-density-inset));
  }
`;

export const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-feature-settings: inherit;
  text-overflow: ellipsis;
  cursor: inherit;
  appearance: none;

  &::placeholder,
  &[data-empty] {
    color: var(--quoin-color-text-secondary);
    opacity: 1;
  }
  &[data-figures] {
    font-feature-settings: 'tnum', 'cv11';
  }
  /* Hides digits without type=password: the browser would offer to save them as a password of the e-mail address. */
  &[data-concealed] {
    -webkit-text-security: disc;
  }
  &:autofill {
    -webkit-text-fill-color: var(--quoin-color-text-primary);
    box-shadow: inset 0 0 0 100px var(--quoin-color-surface-selected);
  }
`;
