import { styled } from 'styled-components';
import { media, token } from '../../tokens';

/** Part of the frame's styles. */
export const drawingUnderConditions = `
  /* A sheet is narrower than the screen, and nothing is drawn anew for it: the drawing shrinks as a picture does. */
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

  & > [data-part='picture'] {
    height: calc(${token.density.target} * 6);
  }
  &[data-shape='round'] > [data-part='picture'] {
    width: calc(${token.density.target} * 5);
    height: calc(${token.density.target} * 5);
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
  /* The drawing answers no pointer of its own: the reading line above it does. */
  & .apexcharts-svg * {
    pointer-events: none;
  }
`;
