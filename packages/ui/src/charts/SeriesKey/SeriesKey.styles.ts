import { css, styled } from 'styled-components';
import { media } from '../../tokens';

/** Included in the styles of ChartFrame. */
export const keyUnderConditions = css`
  @container (max-width: 479.98px) {
    & [data-part='key'] > dl {
      display: grid;
    }
    & [data-part='key'] > dl > div {
      justify-content: space-between;
    }
  }
  ${media.forcedColours} {
    & [data-part='mark'][data-series] {
      color: CanvasText;
    }
  }
`;

export const Key = styled.div`
  display: grid;
  gap: var(--quoin-space-1);
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > [data-part='place'] {
    color: var(--quoin-color-text-secondary);
    font-feature-settings: 'tnum', 'cv11';
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-1) var(--quoin-space-6);
    margin: 0;
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--quoin-space-2);
    min-width: 0;
  }
  & dt {
    display: inline-flex;
    align-items: baseline;
    gap: var(--quoin-space-2);
    color: var(--quoin-color-text-secondary);
  }
  & dd {
    margin: 0;
    font-weight: var(--quoin-font-weight-medium);
  }
  & dd > [data-quoin='Figure'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.svg`
  flex: none;
  align-self: center;
  width: 24px;
  height: 14px;
  color: var(--quoin-color-text-primary);
  fill: none;
  stroke: currentColor;
  stroke-width: 2.25;

  &[data-series='1'] {
    color: var(--quoin-color-chart-series-1);
  }
  &[data-series='2'] {
    color: var(--quoin-color-chart-series-2);
  }
  &[data-series='3'] {
    color: var(--quoin-color-chart-series-3);
  }
  &[data-series='4'] {
    color: var(--quoin-color-chart-series-4);
  }
`;
