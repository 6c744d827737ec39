import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { cardLook } from './card-look';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** `chamfered` marks the primary card of a view: use it once. */
  variant?: 'plain' | 'quiet' | 'chamfered' | undefined;
  /** `none` for content that reaches the edge, such as a picture or a table. */
  padding?: 'none' | 'small' | 'medium' | undefined;
}

/** Forwards the ref and other attributes to the root, the element of `as`. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { as = 'div', variant = 'plain', padding = 'medium', ...rest },
  ref,
) {
  return <View ref={ref} as={as} data-quoin="Card" data-variant={variant} data-padding={padding} {...rest} />;
});

const View = styled.div`
  ${cardLook}
`;
