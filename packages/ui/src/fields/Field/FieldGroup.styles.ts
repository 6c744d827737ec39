import { styled } from 'styled-components';

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
    margin-top: var(--quoin-space-4);
  }
  &[data-heading] > legend {
    margin-bottom: var(--quoin-space-4);
    font-family: var(--quoin-font-family-display);
    font-size: var(--quoin-font-size-title);
    line-height: var(--quoin-font-leading-heading);
  }
  &[data-heading] > [data-part='hint'] {
    margin: calc(-1 * var(--quoin-space-2)) 0 var(--quoin-space-4);
  }
`;
