import { styled } from 'styled-components';
import { secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  text-wrap: pretty;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${token.space[2]};
  padding: 0;
  color: ${token.color.text.primary};
  font-size: ${token.font.size.small};
  font-weight: ${token.font.weight.medium};
  line-height: 1.45;

  [data-disabled] > &,
  :disabled > & {
    color: ${token.color.text.secondary};
  }
`;

export const Mark = styled.span`
  color: ${token.color.text.secondary};
  font-weight: ${token.font.weight.regular};

  &[data-part='required'] {
    color: ${token.color.danger.text};
  }
  &[data-part='optional'] {
    margin-inline-start: ${token.space[1]};
  }
`;

export const Hint = styled.div`
  margin: calc(-1 * ${token.space[1]}) 0 ${token.space[2]};
  max-width: ${token.layout.reading};
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
  gap: ${token.space[2]};
  box-sizing: border-box;
  min-height: calc(${token.field.messageLines} * (2px + 1.35em));
  color: ${token.color.danger.text};
  font-size: ${token.font.size.small};
  line-height: 1.35;

  &:not(:empty) {
    padding-top: 2px;
  }
  & > span {
    margin-block-end: calc(-1.35em * ${token.field.messageLines});
  }
  & > [data-quoin='Icon'] {
    margin-top: 1.5px;
  }
`;
