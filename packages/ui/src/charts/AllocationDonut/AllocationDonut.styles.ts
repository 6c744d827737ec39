import { styled } from 'styled-components';
import { media, plainList, secondaryText } from '../../tokens/shared-styles';
import { SERIES } from '../Drawing/palette';

const seriesColours = SERIES.map(
  (series) => `
  & > [data-series='${series}'] > [data-part='number'] {
    background: var(--quoin-color-chart-series-${series});
    color: var(--quoin-color-chart-on-series-${series});
  }`,
).join('');

export const Ring = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--quoin-space-8);

  @container (max-width: 519.98px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--quoin-space-4);
  }
`;

export const Legend = styled.ol`
  display: grid;
  width: 100%;
  ${plainList}
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;

  /* Figures wrap below their name if there is no room beside it. */
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--quoin-space-3);
    padding: var(--quoin-space-2) 0;
    border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & [data-part='number'] {
    flex: none;
    width: 2em;
    border-radius: var(--quoin-radius-figure);
    font-size: var(--quoin-font-size-caption);
    font-weight: var(--quoin-font-weight-strong);
    line-height: calc(20em / 12);
    text-align: center;
    /* The colour carries the meaning, so it must be printed. */
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  & [data-part='name'] {
    flex: 1 1 7em;
    min-width: 0;
  }
  & [data-part='figures'] {
    display: grid;
    margin-inline-start: auto;
    justify-items: end;
  }
  & [data-part='figures'] > [data-kind='percent'] {
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='figures'] > [data-kind='money']:not(:only-child) {
    ${secondaryText.caption}
  }
  & > [data-part='total'] > [data-part='name'] {
    padding-inline-start: calc(2 * var(--quoin-font-size-caption) + var(--quoin-space-3));
    font-weight: var(--quoin-font-weight-medium);
  }
  & > [data-part='total'] [data-quoin='Figure'] {
    font-weight: var(--quoin-font-weight-medium);
  }

  ${seriesColours}

  ${media.forcedColours} {
    & [data-part='number'] {
      border: 1px solid CanvasText;
    }
  }
`;
