import { styled } from 'styled-components';
import { media, raisedSurface } from '../../tokens/shared-styles';

export const View = styled.section`
  display: grid;
  gap: var(--quoin-space-4);
  max-width: 560px;
  padding: var(--quoin-space-8);
  ${raisedSurface}

  & > [data-quoin='Icon'] {
    color: var(--quoin-color-accent-mark);
  }
  & > ol {
    display: grid;
    gap: var(--quoin-space-2);
    margin: 0;
    padding-inline-start: var(--quoin-space-6);
  }
  & > ol > li::marker {
    color: var(--quoin-color-text-secondary);
    font-feature-settings: 'tnum';
  }
  & > [data-part='link'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--quoin-space-3);
    align-items: center;
    padding-block: var(--quoin-space-2);
    padding-inline: var(--quoin-density-inset) var(--quoin-space-2);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
  }
  /* One press selects the whole URL, for copying by hand. */
  & [data-part='url'] {
    overflow-wrap: anywhere;
    font-size: var(--quoin-font-size-small);
    -webkit-user-select: all;
    user-select: all;
  }

  ${media.phone} {
    padding: var(--quoin-space-5);

    & > [data-part='link'] {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--quoin-space-3);
    }
  }
`;
