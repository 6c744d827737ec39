import { css, styled } from 'styled-components';
import { textButton } from '../../controls/Button/button-frame';
import { tick, tickMark } from '../../controls/tick-box';
import { media, secondaryText } from '../../tokens/shared-styles';
import { View as RecordTable } from '../RecordTable/RecordTable.styles';
import { groupRows } from './group-rows';

const stackedRows = css`
  /* Sorting and selecting all are above the cards. */
  & > thead[data-operable] {
    position: static;
    display: block;
    width: auto;
    height: auto;
    clip-path: none;
  }
  & > thead[data-operable] > tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--quoin-space-3);
    padding-block-end: var(--quoin-space-2);
  }
  & > thead[data-operable] th {
    width: auto;
    padding: 0;
    border: 0;
  }
  & > thead[data-operable] th:not(:has(button, input)) {
    display: none;
  }
  & > tfoot > tr {
    border-bottom-color: var(--quoin-color-border-strong);
  }
  & > tfoot > tr > * {
    border: 0;
  }
  & > tfoot > tr > :is([data-empty], [data-part='select']) {
    display: none;
  }
  /* The name and its action; below, the facts follow one another and are clear without their labels. */
  &[data-phone='line'] > tbody > tr {
    flex-flow: row wrap;
    align-items: center;
    gap: 0 var(--quoin-space-3); /* characters between them would be left at the end of a line */
  }
  &[data-phone='line'] > tbody > tr:has(> td[data-part='select']) {
    padding-inline-start: var(--quoin-space-8);
  }
  &[data-phone='line'] > tbody > tr > th {
    display: block;
    flex: 1 1 calc(100% - 110px); /* a fact does not fit beside it and the action */
  }
  &[data-phone='line'] > tbody > tr > td[data-label] {
    order: 1;
    gap: var(--quoin-space-2);
    padding-block: 0;
    ${secondaryText.caption}
  }
  &[data-phone='line'] > tbody > tr > td[data-label]::before {
    content: none;
  }
  &[data-phone='line'] > tbody > tr > td[data-part='action'] {
    margin-inline-start: auto;
    padding-block: var(--quoin-space-1);
  }
  & > tbody[data-far] > tr {
    padding: 0;
    border: 0;
  }
  & > tbody > tr {
    position: relative;
  }
  & > tbody > tr[data-selected] {
    background: var(--quoin-color-surface-selected);
    box-shadow:
      calc(-1 * var(--quoin-space-2)) 0 0 var(--quoin-color-surface-selected),
      var(--quoin-space-2) 0 0 var(--quoin-color-surface-selected);
  }
  & > tbody > tr[data-selected] > :is(*, :first-child, :last-child) {
    background: none;
    box-shadow: none;
  }
  & > tbody > tr > td[data-part='select'] {
    position: absolute;
    inset-block-start: var(--quoin-space-3);
    inset-inline-start: 0;
  }
  /* Beside the action */
  &[data-phone='line'] > tbody > tr > td[data-part='select'] {
    inset-block-start: calc(var(--quoin-space-3) + (var(--quoin-density-target) - 20px) / 2);
  }
  &:not([data-phone='line']) > tbody > tr > td[data-part='select'] ~ th {
    display: block;
    padding-inline-start: var(--quoin-space-8);
  }
`;

export const View = styled(RecordTable)`
  & [data-part='sort'] {
    ${textButton}
    white-space: nowrap;
  }
  & [data-part='sort']::after {
    content: '\\2191\\2193' / '';
    margin-inline-start: var(--quoin-space-1);
    color: var(--quoin-color-border-control);
    letter-spacing: -0.2em;
  }
  & [aria-sort='ascending'] > [data-part='sort']::after {
    content: '\\2191' / '';
    color: inherit;
  }
  & [aria-sort='descending'] > [data-part='sort']::after {
    content: '\\2193' / '';
    color: inherit;
  }
  & [aria-sort='ascending'],
  & [aria-sort='descending'] {
    color: var(--quoin-color-text-primary);
  }
  & > thead[data-operable] th {
    padding-block: 0;
    vertical-align: middle;
  }

  /* Rows of a long table come and go: the columns must not move with them. */
  &[data-long] {
    table-layout: fixed;
  }
  ${media.tablet} {
    &[data-long] > thead th {
      width: var(--width);
    }
    /* Long headers of many columns take less room on two lines. */
    &[data-wide] [data-part='sort'] {
      white-space: normal;
      text-align: inherit;
    }
  }
  /* Blocks are painted separately: the others are not painted again when one is added or removed. */
  &[data-long] > tbody {
    position: relative;
    z-index: 0;
  }
  & > tbody[data-far] td {
    padding: 0;
    border: 0;
  }

  & > caption > [data-part='count'] {
    margin-inline-start: var(--quoin-space-3);
    ${secondaryText.small}
    font-weight: var(--quoin-font-weight-regular);
  }

  & [data-part='select'] {
    width: calc(20px + var(--quoin-space-4));
    padding-block: 0;
  }
  & [data-part='select'] > input {
    ${tickMark}
    /* Its tick does not move it. */
    contain: layout;
    position: relative;
    inset-block-start: var(--quoin-space-1);
    margin: 0;
    border-radius: var(--quoin-radius-figure);
    cursor: pointer;
  }
  & > thead [data-part='select'] > input {
    inset-block-start: 0;
  }
  /* The target is larger than the box. */
  & [data-part='select'] > input::after {
    content: '';
    position: absolute;
    inset: calc((20px - var(--quoin-density-target)) / 2);
  }
  & [data-part='select'] > input:checked::before {
    ${tick}
  }
  & [data-part='select'] > input:indeterminate {
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-action-surface);
  }
  & [data-part='select'] > input:indeterminate::before {
    content: '';
    width: 10px;
    border-top: 2px solid currentColor;
    transform: none;
  }
  & > tbody > tr[data-selected] > * {
    background: var(--quoin-color-surface-selected);
  }
  & > tbody > tr[data-selected] > :first-child {
    box-shadow: calc(-1 * var(--quoin-space-2)) 0 0 var(--quoin-color-surface-selected);
  }
  & > tbody > tr[data-selected] > :last-child {
    box-shadow: var(--quoin-space-2) 0 0 var(--quoin-color-surface-selected);
  }
  [dir='rtl'] & > tbody > tr[data-selected] > :first-child {
    box-shadow: var(--quoin-space-2) 0 0 var(--quoin-color-surface-selected);
  }
  [dir='rtl'] & > tbody > tr[data-selected] > :last-child {
    box-shadow: calc(-1 * var(--quoin-space-2)) 0 0 var(--quoin-color-surface-selected);
  }

  ${groupRows}

  & > tfoot th,
  & > tfoot td {
    border-block: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);
    font-weight: var(--quoin-font-weight-strong);
  }
  & > tfoot [data-part='unit'] {
    font-weight: var(--quoin-font-weight-regular);
  }

  ${media.hover} {
    & [data-part='sort']:hover {
      color: var(--quoin-color-text-link);
    }
  }

  ${media.print} {
    & [data-part='sort'] {
      min-height: 0;
      white-space: normal;
      text-align: inherit;
    }
    & [data-part='sort']::after {
      content: none;
    }
    & [data-part='select'] {
      display: none;
    }
    & [data-part='math'] {
      min-height: 0;
      margin: 0;
      padding: 0;
      text-decoration: none;
    }
  }

  ${media.phoneScreen} {
    ${stackedRows}
  }
  ${media.tabletScreen} {
    &:where([data-wide]) {
      ${stackedRows}
    }
    &:where([data-wide]:not([data-phone='line'])) > :is(tbody, tfoot) > tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--quoin-space-8);
    }
    &:where([data-wide]) > :is(tbody, tfoot) > tr > :is(th, td[data-part]) {
      grid-column: 1 / -1;
    }
  }

  ${media.forcedColours} {
    & [data-part='select'] > input::before,
    & [data-part='select'] > input::after {
      display: none;
    }
  }
`;

export const Paging = styled.div`
  --quoin-field-message-lines: 0; /* nothing can be wrong in it */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--quoin-space-3) var(--quoin-space-5);
  padding-block-start: var(--quoin-space-4);
  font-size: var(--quoin-font-size-small);
  font-feature-settings: 'tnum', 'cv11';

  & > [data-quoin='Select'] {
    flex: none;
    width: 160px;
    margin-inline-start: auto;
  }
  ${media.phone} {
    & > [data-quoin='Pagination'] {
      flex: 1 1 100%;
    }
  }
  ${media.print} {
    & > [data-quoin='Select'] {
      display: none;
    }
  }
`;
