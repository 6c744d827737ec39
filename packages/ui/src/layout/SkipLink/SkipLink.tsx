import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { SkipLink as english } from '../../messages/en/layout';
import { useMessages } from '../../provider/quoin-context';
import { PAGE_ID } from '../Page/Page';
import { View } from './SkipLink.styles';

export type SkipLinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The first stop of the Tab key: past the header, to the page. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { children, ...rest },
  ref,
) {
  const text = useMessages('SkipLink', english);
  return (
    <View ref={ref} href={`#${PAGE_ID}`} data-quoin="SkipLink" {...rest}>
      {children ?? text.toPage}
    </View>
  );
});
