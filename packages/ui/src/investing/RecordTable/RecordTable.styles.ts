import { css, styled } from 'styled-components';
import { hiddenText } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import { media, secondaryText } from '../../tokens/shared-styles';

/** Each row as a block of lines: on a phone, and a table of many columns also on a tablet. */
const stackedRows = css`
  &,
  & > caption,
  & > :is(tbody, tfoot) {
    display: block;
  }
  & > thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > :is(tbody, tfoot) > tr {
    display: flex;
    flex-direction: column;
    padding: var(--quoin-space-3) 0;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & > tbody:first-of-type > tr:first-child {
    border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & > :is(tbody, tfoot) > tr > *,
  & > tbody > tr > [data-align='end'] + * {
    display: flex;
    min-width: 0;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    padding: var(--quoin-space-1) 0;
    border: 0;
    text-align: end;
  }
  & > :is(tbody, tfoot) > tr > th {
    order: -1;
    font-size: var(--quoin-font-size-body);
    text-align: start;
  }
  & > :is(tbody, tfoot) > tr > td[data-label]::before {
    content: attr(data-label);
    flex: none;
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-regular);
    overflow-wrap: break-word;
  }
  /* A figure takes its whole width, and the label wraps. In a flex box the figure would lose a part of a pixel, and its
  last digit would be on the next line. */
  & > :is(tbody, tfoot) > tr > td[data-label][data-align='end']:not([data-empty]) {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: minmax(min-content, 1fr) auto;
  }
  & > :is(tbody, tfoot) > tr > td[data-label][data-align='end']::before {
    text-align: start;
  }
  /* Only figures end at the edge on each of their lines. */
  & > tbody > tr > td:not([data-align='end']) {
    text-align: start;
  }
  & > tbody > tr > td > :not([data-part='math']) {
    min-width: 0;
  }
  & > tbody > tr > td[data-empty] {
    display: none;
  }
  & > tbody > tr > td[data-part='empty'] > div {
    flex: 1;
  }
  & > tbody > tr > td[data-part] {
    justify-content: flex-start;
    text-align: start;
  }
  & > tbody > tr > td[data-part='action'] {
    padding-top: var(--quoin-space-2);
  }
`;

export const View = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;

  & > caption {
    padding: 0 0 var(--quoin-space-3);
    color: var(--quoin-color-text-primary);
    font-size: var(--quoin-font-size-body);
    font-weight: var(--quoin-font-weight-strong);
    text-align: start;
  }
  &[data-caption='hidden'] > caption {
    ${hiddenText}
  }
  & th,
  & td {
    padding-block: var(--quoin-density-cell);
    padding-inline: 0 var(--quoin-space-4);
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    text-align: start;
    vertical-align: baseline;
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: 0;
  }
  & thead th {
    border-bottom-color: var(--quoin-color-border-strong);
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-medium);
  }
  & tbody th {
    font-weight: var(--quoin-font-weight-medium);
  }
  & td[data-wrap='never'] {
    white-space: nowrap;
  }
  /* WebKit would give long text all the width; this keeps a date on one line. */
  & :where(td:not([data-part]), tbody th, tfoot th) {
    min-width: 112px;
  }
  & [data-align='end'] {
    font-feature-settings: 'tnum', 'cv11';
    text-align: end;
  }
  /* A right-aligned figure ends next to the following text, so it needs more space than text before text. */
  & :where([data-align='end']) + :not([data-align='end']) {
    padding-inline-start: var(--quoin-space-8);
  }
  & td[data-part='empty'] {
    color: var(--quoin-color-text-secondary);
  }

  & td[data-part='place'] {
    vertical-align: middle;
    height: calc(var(--quoin-density-target) + 2 * var(--quoin-density-cell));
  }
  & td[data-part='place']::before {
    content: '';
    display: block;
    width: 62%;
    height: 0.9em;
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-color-track);
  }
  & tr:nth-child(2n) > td[data-part='place']::before {
    width: 48%;
  }

  /* The head is repeated on each page, the totals are printed once. */
  ${media.print} {
    font-size: var(--quoin-font-size-caption);

    & > thead {
      display: table-header-group;
    }
    & > tfoot {
      display: table-row-group;
    }
    & :where(td:not([data-part]), tbody th, tfoot th) {
      min-width: 0;
    }
    & th,
    & td {
      padding-block: var(--quoin-space-2);
      padding-inline-end: var(--quoin-space-2);
    }
  }

  ${media.phoneScreen} {
    ${stackedRows}
  }
  ${media.tabletScreen} {
    &:where([data-wide]) {
      ${stackedRows}
    }
  }
`;
