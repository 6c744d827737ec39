import { css, styled } from 'styled-components';
import { focusRing, media, secondaryText } from '../../tokens/shared-styles';

/** Included in the styles of ChartFrame. */
export const readerUnderConditions = css`
  ${media.forcedColours} {
    & [data-part='reader'] > [data-part='line'] {
      border-color: Highlight;
    }
  }
`;

export const Area = styled.div`
  position: absolute;
  cursor: crosshair;
  touch-action: pan-y;

  /* Pointer input is mapped from the position over the plot, which native sliders would compute differently. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  &:has(> input:focus-visible) {
    ${focusRing}
    border-radius: var(--quoin-radius-figure);
  }
`;

export const Line = styled.span`
  position: absolute;
  inset-block: 0;
  width: 0;
  border-inline-start: 1px solid var(--quoin-color-text-secondary);
  pointer-events: none;
`;

export const Labels = styled.div`
  position: absolute;
  height: var(--quoin-space-6);
  ${secondaryText.caption}
  /* Keeps clear of the label of the lowest value, which extends below the axis. */
  line-height: var(--quoin-space-8);
  font-feature-settings: 'tnum', 'cv11';
  pointer-events: none;

  & > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  & > span::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    height: 4px;
    border-inline-start: 1px solid var(--quoin-color-chart-axis);
  }
  & > [data-hidden] {
    visibility: hidden;
  }
  & > [data-edge='start'] {
    transform: none;
  }
  & > [data-edge='start']::before {
    inset-inline-start: 0;
  }
  & > [data-edge='end'] {
    transform: translateX(-100%);
  }
  & > [data-edge='end']::before {
    inset-inline: auto 0;
  }
`;
