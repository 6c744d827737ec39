import { styled } from 'styled-components';
import { plainList, secondaryText } from '../../tokens/shared-styles';

export const View = styled.ul`
  display: grid;
  gap: var(--quoin-space-5);
  ${plainList}

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--quoin-space-4);
    overflow-wrap: anywhere;
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: var(--quoin-space-8);
    height: var(--quoin-space-8);
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-color-accent-surface);
    color: var(--quoin-color-accent-text);
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-medium);
    font-feature-settings: 'tnum';
  }
  ol& [data-part='mark'] {
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    background: none;
    color: var(--quoin-color-text-secondary);
  }
  & [data-part='title'] {
    /* One line is about as high as the mark beside it. */
    padding-block: var(--quoin-space-1);
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='text'] {
    max-width: 60ch;
    ${secondaryText.small}
    text-wrap: pretty;
  }
`;
