import { createGlobalStyle, styled } from 'styled-components';
import { focusRing, media } from '../../tokens';

export const View = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  /* All of the screen except what the app keeps around it: its header, and its action bar. */
  height: calc(100dvh - var(--quoin-pdf-reader-around, calc(2 * var(--quoin-space-16))));
  min-height: 320px;
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-sunken);
  overflow: hidden;

  & > [data-quoin='Spinner'],
  & > [data-quoin='ErrorState'] {
    grid-row: 1 / -1;
    place-self: center;
  }

  /* Only the pages near the view are drawn, so a print of them would have gaps. */
  ${media.print} {
    display: block;
    height: auto;
    min-height: 0;
    padding: var(--quoin-space-4);
    background: none;

    & > * {
      display: none;
    }
    &::after {
      content: attr(data-printed);
    }
  }
`;

export const Bar = styled.div`
  --quoin-field-message-lines: 0; /* nothing can be wrong in the search field */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--quoin-space-4);
  padding: var(--quoin-space-1) var(--quoin-space-2);
  border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  background: var(--quoin-color-surface-raised);
  font-size: var(--quoin-font-size-small);

  & > div {
    display: flex;
    align-items: center;
    gap: var(--quoin-space-1);
  }
  & [data-part='place'] {
    min-width: 9em;
    font-feature-settings: 'tnum';
    text-align: center;
  }

  ${media.phone} {
    & > div {
      flex: 1 1 auto;
      justify-content: space-between;
    }
    & [data-part='place'] {
      min-width: 7em;
    }
  }
`;

/** A radio group that looks like one button with two halves. */
export const Segments = styled.div`
  display: flex;
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-control);

  & > label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: calc(var(--quoin-density-target) - 2px);
    padding-inline: var(--quoin-space-3);
    border-radius: inherit;
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-medium);
    white-space: nowrap;
    cursor: pointer;
  }
  & > label:has(:checked) {
    background: var(--quoin-color-surface-selected);
    color: var(--quoin-color-text-link);
    box-shadow: inset 0 0 0 var(--quoin-layout-hairline) var(--quoin-color-border-selected);
  }
  & > label:has(:disabled) {
    color: var(--quoin-color-text-disabled);
    cursor: not-allowed;
  }
  & > label:has(:focus-visible) {
    ${focusRing}
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.forcedColours} {
    & > label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const SearchRow = styled.div`
  && {
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: var(--quoin-space-1) var(--quoin-space-3);
    padding: var(--quoin-space-2);
  }
  & > [data-quoin='SearchField'] {
    flex: 1 1 200px;
    max-width: 360px;
  }
  & > [data-part='count'] {
    min-width: 5em;
    color: var(--quoin-color-text-secondary);
    font-feature-settings: 'tnum';
  }
  & > div:last-child {
    display: flex;
    gap: var(--quoin-space-1);
    margin-inline-start: auto;
  }
`;

export const Pages = styled.div`
  position: relative;
  overflow: auto;
  padding: var(--quoin-space-4);
  overscroll-behavior: contain;

  &:focus-visible {
    outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
    outline-offset: calc(-1 * var(--quoin-layout-focus));
  }
  & > .react-pdf__Document {
    display: grid;
    justify-content: safe center;
    gap: var(--quoin-space-4);
  }
  /* At the end of the text, scrolling goes on with the page around the reader. */
  &[data-view='reading'] {
    padding-block: var(--quoin-space-6);
    background: var(--quoin-color-surface-raised);
    overscroll-behavior: auto;
  }
  &[data-view='reading'] > .react-pdf__Document {
    grid-template-columns: minmax(0, 1fr);
    justify-content: normal;
  }
  & [data-quoin='Spinner'] {
    margin: var(--quoin-space-16) auto;
  }
`;

/* eslint-disable promises/raw-styles -- a page of a document has the same colours in every theme */
/** Pages stay white in every theme, because they are the document, not the interface. */
export const Slot = styled.div`
  position: relative;
  background: #fff;
  color: #17140f;
  box-shadow: 0 1px 4px var(--quoin-color-shadow);
  forced-color-adjust: none;

  & > p {
    padding: var(--quoin-space-6);
  }

  /* The structure tree refers to text elements by id, which do not exist until the text layer is rendered. */
  & .react-pdf__Page:not(:has(.endOfContent)) .structTree {
    display: none;
  }

  /* The invisible text over the page, which pdf.js positions with these properties. */
  & .textLayer {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    text-size-adjust: none;
    transform-origin: 0 0;
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));
  }
  & .textLayer :is(span, br) {
    position: absolute;
    margin: 0;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
  }
  & .textLayer > :not(.markedContent),
  & .textLayer .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    z-index: 1;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  & .textLayer .markedContent {
    display: contents;
  }
  & .textLayer ::selection {
    background: rgb(15 107 94 / 0.28);
    color: transparent;
  }
  & .textLayer .endOfContent {
    position: absolute;
    inset: 100% 0 0;
    display: block;
    -webkit-user-select: none;
    user-select: none;
  }
  & .textLayer.selecting .endOfContent {
    top: 0;
  }
  & [data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  & [data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  & [data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
`;

/** Fixed highlighter colours, as the page is white in every theme. The current hit also has an outline. */
export const Mark = styled.mark`
  position: absolute;
  border-radius: 1px;
  background: rgb(255 205 64 / 0.45);
  mix-blend-mode: multiply;
  pointer-events: none;

  &[data-current] {
    background: rgb(255 176 64 / 0.6);
    outline: 2px solid #8a4b00;
    outline-offset: 1px;
  }
`;
/* eslint-enable promises/raw-styles */

/** react-pdf checks this property for its style sheet; the rules needed are above. pdf.js hides its working canvas. */
export const TextLayerSwitch = createGlobalStyle`
  body {
    --react-pdf-text-layer: 1;
  }
  .hiddenCanvasElement {
    position: absolute;
    display: none;
    width: 0;
    height: 0;
  }
`;
