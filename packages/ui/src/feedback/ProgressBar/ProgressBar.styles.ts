import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: var(--quoin-space-2);
  font-size: var(--quoin-font-size-small);

  & > [data-part='label'] {
    display: flex;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    overflow-wrap: anywhere;
  }
  & [data-part='amount'] {
    flex: none;
    color: var(--quoin-color-text-secondary);
    font-feature-settings: 'tnum';
  }

  & > progress {
    display: block;
    width: 100%;
    height: 6px;
    overflow: hidden;
    border: 0;
    border-radius: var(--quoin-radius-figure);
    appearance: none;
    background: var(--quoin-color-track);
    accent-color: var(--quoin-color-action-surface);
  }
  & > progress::-webkit-progress-bar {
    background: var(--quoin-color-track);
  }
  & > progress::-webkit-progress-value {
    background: var(--quoin-color-action-surface);
    transition: width var(--quoin-motion-float) var(--quoin-motion-ease);
  }
  & > progress::-moz-progress-bar {
    background: var(--quoin-color-action-surface);
  }
  & > progress:indeterminate {
    background: repeating-linear-gradient(
      -45deg,
      var(--quoin-color-track) 0 8px,
      var(--quoin-color-action-surface) 8px 16px
    );
  }
  & > progress:indeterminate::-webkit-progress-bar {
    background: none;
  }

  ${media.forcedColours} {
    & > progress {
      border: var(--quoin-layout-hairline) solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
    & > progress::-webkit-progress-bar {
      background: Canvas;
    }
    & > progress::-webkit-progress-value {
      background: Highlight;
    }
    & > progress::-moz-progress-bar {
      background: Highlight;
    }
    & > progress:indeterminate {
      background: repeating-linear-gradient(-45deg, Canvas 0 8px, Highlight 8px 16px);
    }
  }
`;
