import { styled } from 'styled-components';

export const View = styled.span`
  display: inline-flex;
  align-items: baseline;
  color: inherit;
  font-family: var(--quoin-font-family-interface);
  font-feature-settings: 'tnum', 'cv11';
  font-variant-numeric: tabular-nums;
  max-width: 100%;

  /* Sign, currency and digits keep their order; as a block, the figure starts on the right. */
  [dir='rtl'] & {
    direction: ltr;
    unicode-bidi: isolate;
    justify-content: flex-end;
  }
  [dir='rtl'] [dir='ltr'] & {
    justify-content: normal;
  }

  &[data-size='lead'] {
    font-size: var(--quoin-font-size-lead);
    font-weight: var(--quoin-font-weight-medium);
  }
  &[data-size='title'] {
    font-size: var(--quoin-font-size-title);
    font-weight: var(--quoin-font-weight-medium);
    line-height: var(--quoin-font-leading-heading);
  }
  &[data-size='display'] {
    font-size: var(--quoin-font-size-display);
    font-weight: var(--quoin-font-weight-medium);
    line-height: var(--quoin-font-leading-tight);
    letter-spacing: -0.02em;
  }

  &[data-direction='gain'] {
    color: var(--quoin-color-figure-gain);
  }
  &[data-direction='loss'] {
    color: var(--quoin-color-figure-loss);
  }

  /* Stays on one line unless it is wider than its container. */
  & > [data-part='value'] {
    min-width: 0;
    overflow-wrap: break-word;
  }
  & > [data-part='unit'] {
    flex: none;
    color: var(--quoin-color-figure-unit);
    font-weight: var(--quoin-font-weight-regular);
  }
  &[data-direction='gain'] > [data-part='unit'],
  &[data-direction='loss'] > [data-part='unit'] {
    color: inherit;
  }

  & > [data-quoin='Icon'] {
    align-self: center;
    margin-inline-end: 0.15em;
    width: 0.85em;
    height: 0.85em;
    stroke-width: 2.25;
  }
`;
