import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Page.styles';

/** Where `SkipLink` leads, and what a router focuses after a navigation. */
export const PAGE_ID = 'page';

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** `page` 1200 px, `form` 880, `reading` 680, `narrow` 440 for a sign-in. */
  width?: 'page' | 'form' | 'reading' | 'narrow';
}

/** The `main` element, with the gutters of the phone and the desk. One per document. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page({ width = 'page', ...rest }, ref) {
  return (
    <View ref={ref} as="main" id={PAGE_ID} tabIndex={-1} data-quoin="Page" data-width={width} {...rest} />
  );
});
