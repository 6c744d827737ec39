import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { SkipLink as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { PAGE_ID } from '../Page/Page';
import { styled } from 'styled-components';

export type SkipLinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The first tab stop of a page: skips the header. */
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

const View = styled.a`
  position: fixed;
  inset-block-start: var(--quoin-space-2);
  inset-inline-start: var(--quoin-space-2);
  z-index: 30;
  padding: var(--quoin-space-3) var(--quoin-space-4);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-action-surface);
  color: var(--quoin-color-action-text);
  font-weight: var(--quoin-font-weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
