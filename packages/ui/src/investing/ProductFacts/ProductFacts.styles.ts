import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';
import { factColumns, factList } from '../card-parts.styles';

export const View = styled.dl`
  ${factList}
  ${factColumns}
  gap: 0 var(--quoin-space-6);

  /* Aligns the names, values and notes of a row, however long a name is. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    align-content: start;
    padding: var(--quoin-space-4) 0;
    border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dd {
    font-size: var(--quoin-font-size-body);
  }
  &[data-lines='between'] {
    overflow: clip;
  }
  &[data-lines='between'] > div {
    margin-top: calc(-1 * var(--quoin-layout-hairline));
  }
  & [data-part='note'] {
    display: block;
    margin-top: var(--quoin-space-1);
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-regular);
  }
`;
