import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../../tokens';

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
  max-width: calc(${token.layout.page} + 2 * ${token.layout.gutter});
  margin-inline: auto;
  padding: ${token.space[10]} ${token.layout.gutter} ${token.space[16]};

  &[data-width='form'] {
    max-width: calc(880px + 2 * ${token.layout.gutter});
  }
  &[data-width='reading'] {
    max-width: calc(${token.layout.reading} + 2 * ${token.layout.gutter});
  }
  &[data-width='narrow'] {
    max-width: calc(440px + 2 * ${token.layout.gutter});
  }
  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.layout.gutterPhone} ${token.space[12]};
  }
`;
