import { styled } from 'styled-components';
import { media, oneColumn, secondaryText } from '../../tokens/shared-styles';

export const View = styled.section`
  ${oneColumn}
  gap: var(--quoin-space-5);

  & > [data-part='tools'],
  & [data-part='filters'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: var(--quoin-space-4);
  }
  & [data-part='filters'] {
    flex: 1 1 100%;
  }
  & [data-part='search'] {
    flex: 1 1 280px;
    max-width: 420px;
  }
  & [data-quoin='FilterBar'] {
    flex: 1 1 600px;
  }
  & [data-part='result'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--quoin-space-2) var(--quoin-space-4);
    ${secondaryText.small}
    font-feature-settings: 'tnum', 'cv11';
  }
  & [data-part='downloads'],
  & [data-part='groups'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-2);
  }
  & [data-part='groups'] {
    flex: 1 1 100%;
  }
  & [data-part='groups'] > [aria-pressed='true'] {
    --quoin-button-face: var(--quoin-color-surface-selected);
  }
  & [data-part='nothing-found'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--quoin-space-4);
  }

  & > [data-part='more'] {
    display: grid;
    justify-items: center;
    gap: var(--quoin-space-2);
    ${secondaryText.small}
  }

  ${media.phone} {
    /* Not the parent: it ends with the results. */
    & > [data-part='tools'] {
      display: contents;
    }
    & [data-part='filters'] {
      --quoin-field-message-lines: 0; /* nothing can be wrong in them */
      position: sticky;
      inset-block-start: var(--quoin-sticky-start, 0px);
      z-index: 2;
      flex-wrap: wrap;
      gap: var(--quoin-space-3);
      padding-block: var(--quoin-space-2);
      border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
      background: var(--quoin-color-surface-page);
      /* Covers the gutters of the page; a margin would widen a page without them. */
      box-shadow:
        calc(-1 * var(--quoin-layout-gutter-phone)) calc(-1 * var(--quoin-layout-hairline)) 0
          var(--quoin-color-surface-page),
        var(--quoin-layout-gutter-phone) calc(-1 * var(--quoin-layout-hairline)) 0
          var(--quoin-color-surface-page),
        calc(-1 * var(--quoin-layout-gutter-phone)) 0 0 var(--quoin-color-border-hairline),
        var(--quoin-layout-gutter-phone) 0 0 var(--quoin-color-border-hairline);
    }
    & [data-part='search'] {
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
    }
    & [data-quoin='FilterBar'] {
      flex-basis: 100%;
    }
  }
`;
