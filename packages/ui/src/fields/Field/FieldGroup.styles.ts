import { styled } from 'styled-components';
import { token } from '../../tokens';

/** In a separate file, because bundlers keep every template of a file and most fields are not in a group. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  text-wrap: pretty;

  /* The parts reserve room for their own messages. */
  &[data-heading] > [data-part='error'],
  &[data-parts] > [data-part='error'] {
    min-height: 0;
  }

  &[data-heading]:not(:first-child) {
    margin-top: ${token.space[4]};
  }
  &[data-heading] > legend {
    margin-bottom: ${token.space[4]};
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.title};
    line-height: ${token.font.leading.heading};
  }
  &[data-heading] > [data-part='hint'] {
    margin: calc(-1 * ${token.space[2]}) 0 ${token.space[4]};
  }
`;
