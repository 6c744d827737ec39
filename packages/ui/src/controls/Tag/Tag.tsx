import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Tag.styles';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** Never the only carrier of a meaning: the words say it. `accent` is for what is upcoming or by invitation. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
}

/** A word or two about the thing beside it. Ref and other attributes reach the `<span>`. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag({ tone = 'neutral', ...rest }, ref) {
  return <View ref={ref} data-quoin="Tag" data-tone={tone} {...rest} />;
});
