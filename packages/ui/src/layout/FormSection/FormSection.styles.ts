import { styled } from 'styled-components';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled.section`
  ${oneColumn}
  gap: var(--quoin-space-5);
  padding-block: var(--quoin-space-8);
  border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & > header {
    display: grid;
    gap: var(--quoin-space-1);
  }
  & > header > [data-part='description'] {
    max-width: 60ch;
    color: var(--quoin-color-text-secondary);
    text-wrap: pretty;
  }
  /* The section has its own line. */
  & > [data-quoin='Disclosure'] {
    border-block-end: 0;
  }

  ${media.phone} {
    padding-block: var(--quoin-space-6);
  }
`;
