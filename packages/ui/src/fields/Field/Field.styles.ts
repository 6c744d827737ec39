import { styled } from 'styled-components';
import { token } from '../../tokens';

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
  color: ${token.color.text.secondary};
  font-size: ${token.font.size.small};
  line-height: 1.5;
`;

/** It stands there before anything is said, so that what it comes to say is announced. */
export const ErrorText = styled.div`
  &:not(:empty) {
    display: flex;
    gap: ${token.space[2]};
    margin-top: ${token.space[2]};
    color: ${token.color.danger.text};
    font-size: ${token.font.size.small};
    line-height: 1.5;
  }
  & > [data-quoin='Icon'] {
    margin-top: 2.5px;
  }
`;
