import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens';

/** Id of the element that `SkipLink` targets and a router focuses after a navigation. */
export const PAGE_ID = 'page';

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** Maximum width: `page` 1200 px, `form` 880, `reading` 680, `narrow` 440 for sign-in. */
  width?: 'page' | 'form' | 'reading' | 'narrow' | undefined;
}

/** The `main` element with responsive gutters. Use one per document. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page({ width = 'page', ...rest }, ref) {
  return (
    <View ref={ref} as="main" id={PAGE_ID} tabIndex={-1} data-quoin="Page" data-width={width} {...rest} />
  );
});

const View = styled.div`
  width: 100%;
  max-width: calc(var(--quoin-layout-page) + 2 * var(--quoin-layout-gutter));
  margin-inline: auto;
  padding: var(--quoin-space-10) var(--quoin-layout-gutter) var(--quoin-space-16);

  &[data-width='form'] {
    max-width: calc(880px + 2 * var(--quoin-layout-gutter));
  }
  &[data-width='reading'] {
    max-width: calc(var(--quoin-layout-reading) + 2 * var(--quoin-layout-gutter));
  }
  &[data-width='narrow'] {
    max-width: calc(440px + 2 * var(--quoin-layout-gutter));
  }
  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: var(--quoin-space-6) var(--quoin-layout-gutter-phone) var(--quoin-space-12);
  }
`;
