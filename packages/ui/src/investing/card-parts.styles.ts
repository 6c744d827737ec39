import { css } from 'styled-components';
import { media, secondaryText } from '../tokens/shared-styles';

/**
 * For a card that is one link: the anchor covers the whole card, and its text is the only accessible name. The focus ring
 * is drawn inside, so that a clipped corner does not cut it off.
 */
export const wholeCardLink = css`
  position: relative;

  /* A right-to-left name keeps its own direction. */
  & [data-part='name'] {
    unicode-bidi: plaintext;
  }
  & [data-part='name'] a {
    color: inherit;
    text-decoration: none;
  }
  & [data-part='name'] a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-part='name'] a:focus-visible {
    outline: none;
  }
  &:has([data-part='name'] a:focus-visible) {
    outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
    outline-offset: calc(-2 * var(--quoin-layout-focus));
  }
  &:hover [data-part='name'] a {
    text-decoration: underline;
    text-decoration-thickness: var(--quoin-layout-hairline);
    text-underline-offset: 0.2em;
  }
  & [data-part='more'] {
    display: inline-flex;
    align-items: center;
    gap: var(--quoin-space-1);
    color: var(--quoin-color-text-link);
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-medium);
  }
  &:hover [data-part='more'] {
    color: var(--quoin-color-text-link-hover);
  }
  ${media.print} {
    & [data-part='more'] {
      display: none;
    }
  }
`;

/** A list of facts in small type, name above value. */
export const factList = css`
  margin: 0;
  overflow-wrap: anywhere;

  & dt {
    ${secondaryText.caption}
    line-height: var(--quoin-font-leading-heading);
  }
  & dd {
    margin: var(--quoin-space-1) 0 0;
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-medium);
    line-height: var(--quoin-font-leading-heading);
  }
`;

/**
 * As many columns as fit, but wide ones for up to three facts. Where six to eight facts need two rows, the rows are about
 * equally long: three or four columns instead of a last row with a single fact.
 */
export const factColumns = css`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(calc(10.5 * var(--quoin-font-size-body)), var(--least-share, 0%))), 1fr)
  );

  &:not(:has(> :nth-child(4))) {
    --least-share: 30%;
  }
  &:has(> :only-child) {
    --least-share: 100%;
  }
  &:has(> :nth-child(6)) {
    --least-share: 27%;
  }
  &:has(> :nth-child(7)) {
    --least-share: 21%;
  }
`;

/** The facts of an action card: long figures wrap instead of widening it. */
export const ruledFacts = css`
  ${factList}
  padding-block: var(--quoin-space-4);
  border-block: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & dd {
    font-size: var(--quoin-font-size-body);
    overflow-wrap: anywhere;
  }
  & dd [data-quoin='Figure'] {
    white-space: normal;
  }
`;
