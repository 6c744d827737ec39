import { css, styled } from 'styled-components';
import { media } from '../../tokens';

/** Included in the styles of ChartFrame. */
export const drawingUnderConditions = css`
  /* A printed page is narrower than the screen and charts are not redrawn for it, so the drawing is scaled like an image. */
  ${media.print} {
    & [data-part='drawing'][data-shape='wide'] {
      width: var(--quoin-drawn);
      margin-inline-end: calc(100cqw - var(--quoin-drawn));
      transform: scale(min(1, tan(atan2(100cqw, var(--quoin-drawn)))));
      transform-origin: 0 0;
    }
  }

  ${media.forcedColours} {
    & .apexcharts-canvas text {
      fill: CanvasText;
    }
    & .apexcharts-canvas .apexcharts-pie-label {
      forced-color-adjust: none;
      fill: Canvas;
    }
  }
`;

export const Box = styled.div`
  position: relative;
  overflow-x: clip; /* few bars have a plot that is wider than the drawing */

  & > [data-part='picture'] {
    height: calc(var(--quoin-density-target) * 6);
  }
  &[data-shape='round'] > [data-part='picture'] {
    width: calc(var(--quoin-density-target) * 5);
    height: calc(var(--quoin-density-target) * 5);
  }
  & .apexcharts-canvas {
    position: relative;
    overflow: visible;
    direction: ltr;
    -webkit-user-select: none;
    user-select: none;
  }
  & .apexcharts-element-hidden,
  & .apexcharts-xcrosshairs,
  & .apexcharts-ycrosshairs,
  & .apexcharts-ycrosshairs-hidden {
    opacity: 0;
  }
  & .apexcharts-canvas text {
    font-feature-settings: 'tnum', 'cv11';
  }
  /* The reading line above the drawing handles pointer events. */
  & .apexcharts-svg * {
    pointer-events: none;
  }
`;
