import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { SkipLink as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { PAGE_ID } from '../Page/Page';
import { styled } from 'styled-components';
import { token } from '../../tokens';

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
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  z-index: 30;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.action.surface};
  color: ${token.color.action.text};
  font-weight: ${token.font.weight.medium};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
