import { styled } from 'styled-components';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-6);

  & > section {
    ${oneColumn}
    gap: var(--quoin-space-3);
  }
  & [data-part='figure'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--quoin-space-1) var(--quoin-space-3);
    overflow-wrap: anywhere;
  }
  & [data-part='figure'] > [data-quoin='Figure'] {
    white-space: normal;
  }
  & [data-part='formula'] {
    display: grid;
    gap: var(--quoin-space-4);
    padding: var(--quoin-space-5) var(--quoin-space-4);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-color-surface-sunken);
    font-size: var(--quoin-font-size-lead);
  }
  & math {
    font-family: math, var(--quoin-font-family-display);
  }
  /* WebKit draws large operators only if the first font has them, so a normal one is enlarged instead. */
  & mo[data-sign='sum'] {
    font-family: math, serif;
    font-size: 1.4em;
  }
  & mfrac mo[data-sign='sum'] {
    font-size: inherit;
  }
  /* Browsers map a single letter to mathematical italic, which few fonts have. Use the italic of the text font. */
  & mi {
    font-family: var(--quoin-font-family-display);
    font-style: italic;
    text-transform: none;
  }
  & mi[data-word] {
    font-style: normal;
  }
  & [data-part='rows'] caption {
    font-size: var(--quoin-font-size-small);
  }

  ${media.phone} {
    & [data-part='formula'] {
      padding-inline: var(--quoin-space-2);
      font-size: var(--quoin-font-size-body);
    }
  }
`;

export const Symbols = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--quoin-space-2) var(--quoin-space-4);
  margin: 0;
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  & dt {
    min-width: var(--quoin-space-5);
    font-style: italic;
    font-family: var(--quoin-font-family-display);
    font-size: var(--quoin-font-size-body);
  }
  & dd {
    margin: 0;
    color: var(--quoin-color-text-secondary);
  }
  & dd[data-part='value'] {
    color: var(--quoin-color-text-primary);
    text-align: end;
    overflow-wrap: anywhere;
  }
  & dd[data-part='value'] > [data-quoin='Figure'] {
    white-space: normal;
  }
`;
