import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';
import { controlBox, controlDisabled, controlFocus, controlHover, controlInvalid } from '../control-box';

export const View = styled.textarea`
  ${controlBox}
  display: block;
  padding: var(--quoin-space-2) var(--quoin-density-inset);
  resize: vertical;
  max-height: 60vh;

  /* Grows with its text from a minimum of its rows; field-sizing alone would start at one line. */
  @supports (width: attr(rows type(<number>))) {
    min-height: calc(attr(rows type(<number>)) * 1lh + 2 * var(--quoin-space-2) + 2px);
    field-sizing: content;
  }

  ${controlHover}
  &:focus {
    ${controlFocus}
  }
  [data-invalid] > &:not(:focus) {
    ${controlInvalid}
  }
  &:disabled {
    ${controlDisabled}
    resize: none;
  }
`;

export const Count = styled.div`
  margin-top: var(--quoin-space-1);
  ${secondaryText.caption}
  font-feature-settings: 'tnum';
  text-align: end;
`;
