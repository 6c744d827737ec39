import { styled } from 'styled-components';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-12);
  width: 100%;
  max-width: calc(var(--quoin-layout-page) + 2 * var(--quoin-layout-gutter));
  margin-inline: auto;
  padding: var(--quoin-space-10) var(--quoin-layout-gutter) var(--quoin-space-16);

  & > [data-part] {
    width: 100%;
    max-width: 440px;
    margin-inline: auto;
  }
  & [data-part='art'] {
    display: none;
  }
  & [data-part='aside'] {
    padding: var(--quoin-space-6);
  }
  &:focus {
    outline: none;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--quoin-space-16);
    align-items: start;

    & > [data-part='panel'] {
      max-width: none;
    }
    & [data-part='art'] {
      display: block;
      height: 220px;
    }
    & [data-part='aside'] {
      padding: var(--quoin-space-8) var(--quoin-space-10) var(--quoin-space-10);
    }
  }

  ${media.phone} {
    padding: var(--quoin-space-6) var(--quoin-layout-gutter-phone) var(--quoin-space-12);
  }
`;
