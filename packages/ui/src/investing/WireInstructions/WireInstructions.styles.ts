import { styled } from 'styled-components';
import { media, oneColumn, secondaryText } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-5);
  max-width: 760px;

  & [data-part='contact'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--quoin-space-3);
  }
  & [data-part='shown-after'] {
    padding: var(--quoin-space-6);
    border: var(--quoin-layout-hairline) dashed var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
  }
  & [data-part='amount'] {
    ${oneColumn}
    gap: var(--quoin-space-1);
  }
`;

export const Lines = styled.dl`
  margin: 0;
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);

  & > div {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--quoin-space-4);
    min-height: var(--quoin-space-12);
    padding: var(--quoin-space-1) 0;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dt {
    ${secondaryText.small}
  }
  & dd {
    margin: 0;
    font-feature-settings: 'tnum', 'cv11', 'zero';
    overflow-wrap: anywhere;
  }
  & dd[data-part='value'] {
    font-weight: var(--quoin-font-weight-medium);
  }

  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: var(--quoin-space-2) 0;
    }
    & dt,
    & dd[data-part='value'] {
      grid-column: 1;
    }
    & dd[data-part='copy'] {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
