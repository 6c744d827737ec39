import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.details`
  overflow-wrap: anywhere;
  border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    min-height: calc(var(--quoin-density-control) + var(--quoin-space-3));
    padding-block: var(--quoin-space-2);
    font-weight: var(--quoin-font-weight-medium);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > [data-quoin='Icon'] {
    color: var(--quoin-color-text-secondary);
    transition: transform var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  &[open] > summary > [data-quoin='Icon'] {
    transform: rotate(180deg);
  }
  & > [data-part='content'] {
    padding-block: var(--quoin-space-1) var(--quoin-space-5);
  }

  ${media.hover} {
    & > summary:hover {
      color: var(--quoin-color-text-link);
    }
  }
`;
