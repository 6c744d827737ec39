import { styled } from 'styled-components';
import { oneColumn, secondaryText } from '../../tokens/shared-styles';

/** A container: it shows one period at a time if the container is narrow, not if the screen is. */
export const View = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-4);
  container-type: inline-size;

  @container (min-width: 480px) {
    & > [data-part='period'] {
      max-width: 320px;
    }
  }
  @container (min-width: 920px) {
    & > [data-part='period'] {
      display: none;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;
  font-feature-settings: 'tnum', 'cv11';

  & > caption {
    padding: 0 0 var(--quoin-space-3);
    text-align: start;
  }
  & > caption > [data-part='name'] {
    margin-inline-end: var(--quoin-space-3);
    color: var(--quoin-color-text-primary);
    font-size: var(--quoin-font-size-body);
    font-weight: var(--quoin-font-weight-strong);
  }
  & > caption > [data-part='as-of'] {
    color: var(--quoin-color-text-secondary);
  }
  & th,
  & td {
    padding: var(--quoin-density-cell) 0;
    padding-inline-start: var(--quoin-space-4);
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    text-align: end;
    vertical-align: baseline;
  }
  & tr > th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    border-bottom-color: var(--quoin-color-border-strong);
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-medium);
  }
  & tbody th {
    font-weight: var(--quoin-font-weight-medium);
  }
  & tr[data-row='since'] > * {
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-regular);
  }
  & td[data-part='empty'] {
    color: var(--quoin-color-text-secondary);
    text-align: start;
    padding-inline-start: 0;
  }
  /* A figure too long for its column wraps, so that the columns keep their width. */
  & td [data-quoin='Figure'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & td [data-part='none'] {
    color: var(--quoin-color-text-secondary);
  }

  @container (max-width: 919.98px) {
    & [data-period]:not([data-shown]) {
      display: none;
    }
  }
`;

/** A multiple, such as 1.31x. */
export const Multiple = styled.span`
  display: inline-flex;
  align-items: baseline;
  font-feature-settings: 'tnum', 'cv11';

  & > [data-part='unit'] {
    color: var(--quoin-color-figure-unit);
    white-space: pre;
  }
  & > [data-size='display'] + [data-part='unit'] {
    font-size: var(--quoin-font-size-heading);
  }
`;

export const Gaps = styled.dl`
  display: grid;
  gap: var(--quoin-space-1);
  margin: 0;
  ${secondaryText.small}
  line-height: 1.5;

  & dt {
    display: inline;
    margin-inline-end: var(--quoin-space-2);
    color: var(--quoin-color-text-primary);
    font-weight: var(--quoin-font-weight-medium);
  }
  & dd {
    display: inline;
    margin: 0;
  }
`;
