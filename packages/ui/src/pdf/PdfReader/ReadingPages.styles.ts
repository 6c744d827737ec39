import { styled } from 'styled-components';
import { titleLook } from '../../foundations/Heading/Heading.styles';
import { media, secondaryText } from '../../tokens/shared-styles';

/** The text of a document in the colours of the theme, at reading width. */
export const ReadingColumn = styled.div`
  width: 100%;
  max-width: var(--quoin-layout-reading);
  margin-inline: auto;
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-body);
  line-height: var(--quoin-font-leading-body);
  overflow-wrap: anywhere;

  & :lang(zh),
  &:lang(zh) {
    line-height: var(--quoin-font-leading-chinese);
  }
  & > [data-page] {
    position: relative;
    isolation: isolate;
  }
  & > [data-page] + [data-page] {
    margin-block-start: var(--quoin-space-8);
  }
  & [data-part='page-number'] {
    display: flex;
    align-items: center;
    gap: var(--quoin-space-3);
    ${secondaryText.small}
  }
  & [data-part='page-number']::before {
    content: attr(data-text);
  }
  & [data-part='page-number']::after {
    content: '';
    flex: 1;
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }

  & :is(h2, h3, h4, h5, h6) {
    ${titleLook}
    margin-block: var(--quoin-space-6) var(--quoin-space-3);
  }
  & :is(h4, h5, h6) {
    font-size: var(--quoin-font-size-lead);
  }
  & p {
    margin: 0 0 var(--quoin-space-3);
  }
  & ul {
    margin: 0 0 var(--quoin-space-3);
    padding-inline-start: var(--quoin-space-6);
  }
  & ul:has(> li > span:first-child) {
    padding: 0;
    list-style: none;
  }
  & li > span:first-child {
    float: inline-start;
    margin-inline-end: var(--quoin-space-2);
  }
  & [data-part='table'] {
    margin-block-end: var(--quoin-space-4);
    overflow-x: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-feature-settings: 'tnum', 'cv11';
    hyphens: auto;
  }
  & :is(th, td) {
    padding: var(--quoin-space-2) 0;
    padding-inline-end: var(--quoin-space-4);
    border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-regular);
  }
  & th[scope='row'] {
    width: 40%;
  }
  & [role='img'] {
    display: block;
    padding: var(--quoin-space-3);
    border: var(--quoin-layout-hairline) dashed var(--quoin-color-border-strong);
    ${secondaryText.small}
  }
  & [role='img']::before {
    content: attr(data-text);
  }
  & [data-part='end'] {
    height: 1px;
  }

  /* Marks are behind the text, because the colours of the text follow the theme. */
  & [data-part='hit'] {
    z-index: -1;
    background: var(--quoin-color-accent-surface);
    mix-blend-mode: normal;
  }
  & [data-part='hit'][data-current] {
    outline-color: var(--quoin-color-accent-border);
  }

  ${media.phone} {
    & table {
      font-size: var(--quoin-font-size-small);
    }
    & :is(th, td) {
      padding-inline-end: var(--quoin-space-2);
    }
  }
  ${media.forcedColours} {
    & [data-part='hit'] {
      background: Highlight;
    }
  }
`;
