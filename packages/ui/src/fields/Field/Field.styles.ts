import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

export const View = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  text-wrap: pretty;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: var(--quoin-space-2);
  padding: 0;
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-small);
  font-weight: var(--quoin-font-weight-medium);
  line-height: 1.45;

  [data-disabled] > &,
  :disabled > & {
    color: var(--quoin-color-text-secondary);
  }
`;

export const Mark = styled.span`
  color: var(--quoin-color-text-secondary);
  font-weight: var(--quoin-font-weight-regular);

  &[data-part='required'] {
    color: var(--quoin-color-danger-text);
  }
  &[data-part='optional'] {
    margin-inline-start: var(--quoin-space-1);
  }
`;

export const Hint = styled.div`
  margin: calc(-1 * var(--quoin-space-1)) 0 var(--quoin-space-2);
  max-width: var(--quoin-layout-reading);
  ${secondaryText.small}
  line-height: 1.5;
`;

/**
 * Always rendered, so that its message is announced. `--quoin-field-message-lines: 1` reserves one line; a second one uses
 * the gap of 24 px after the field. A message of up to two lines therefore causes no layout shift.
 */
export const ErrorText = styled.div`
  /* Applies while empty too: WebKit makes a fieldset that ends with an empty block too tall. */
  display: flex;
  gap: var(--quoin-space-2);
  box-sizing: border-box;
  min-height: calc(var(--quoin-field-message-lines) * (2px + 1.35em));
  color: var(--quoin-color-danger-text);
  font-size: var(--quoin-font-size-small);
  line-height: 1.35;

  &:not(:empty) {
    padding-top: 2px;
  }
  & > span {
    overflow-wrap: anywhere;
    margin-block-end: calc(-1.35em * var(--quoin-field-message-lines));
  }
  & > [data-quoin='Icon'] {
    margin-top: 1.5px;
  }
`;
