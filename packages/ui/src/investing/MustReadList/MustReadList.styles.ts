import { styled } from 'styled-components';
import { media, plainList, secondaryText } from '../../tokens/shared-styles';

export const List = styled.ul`
  --quoin-field-message-lines: 0; /* the checkboxes have no errors */
  ${plainList}
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--quoin-space-4);
    padding: var(--quoin-space-4) 0;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & [data-part='name'] {
    display: block;
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='state'] {
    ${secondaryText.small}
  }
  & > li[data-ended] [data-part='state'] {
    color: var(--quoin-color-success-text);
  }
  & > li > [data-part='tick'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--quoin-space-2);
      justify-items: start;
    }
  }
`;

export const Progress = styled.p`
  margin: var(--quoin-space-3) 0 0;
  ${secondaryText.small}
`;
