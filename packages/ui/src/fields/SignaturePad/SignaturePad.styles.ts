import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* The error is about the signature, not about the choice of its kind. */
  [data-invalid] & [type='radio']:not(:checked) {
    border-color: var(--quoin-color-border-control);
  }
`;

export const NameLabel = styled.label`
  display: block;
  margin: var(--quoin-space-2) 0;
  ${secondaryText.small}
  line-height: 1.45;
`;

export const NamePlace = styled.div`
  /* The error belongs to the group; the input is nested deeper than in other fields. */
  [data-invalid] & > div:first-of-type:not(:focus-within) {
    border-color: var(--quoin-color-danger-border);
    box-shadow: inset 0 0 0 1px var(--quoin-color-danger-border);
  }
`;

export const Area = styled.div`
  position: relative;
  margin-top: var(--quoin-space-2);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  overflow: hidden;

  /* The signature line. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 6% 22%;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    pointer-events: none;
  }
  &[data-signed]::after {
    border-color: var(--quoin-color-border-strong);
  }
  [data-invalid] & {
    border-color: var(--quoin-color-danger-border);
    box-shadow: inset 0 0 0 1px var(--quoin-color-danger-border);
  }
`;

export const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 5 / 2;
  color: var(--quoin-color-text-primary);
  cursor: crosshair;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &[data-disabled] {
    background: var(--quoin-color-surface-sunken);
    color: var(--quoin-color-text-secondary);
    cursor: not-allowed;
  }
  & > path {
    fill: none;
    stroke: currentColor;
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${media.forcedColours} {
    color: CanvasText;
  }
`;

export const Empty = styled.span`
  position: absolute;
  inset: auto 6% calc(22% + var(--quoin-space-2));
  ${secondaryText.small}
  pointer-events: none;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--quoin-space-1) var(--quoin-space-2);
  margin-block-start: var(--quoin-space-1);
  margin-inline-start: calc(-1 * var(--quoin-space-3));
`;
