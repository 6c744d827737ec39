import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Skeleton.styles';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Shape of the placeholder. */
  shape?: 'text' | 'heading' | 'block' | undefined;
  /** Number of text lines. */
  lines?: number | undefined;
  /** Height of a `block`: pixels or any CSS length. */
  height?: number | string | undefined;
  /** Width of the element. */
  width?: number | string | undefined;
}

/** A placeholder for loading content. Hidden from screen readers: set `aria-busy` on the region around it. */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, height, width, style, ...rest },
  ref,
) {
  return (
    <View
      ref={ref}
      aria-hidden
      data-quoin="Skeleton"
      data-shape={shape}
      style={{ height, width, ...style }}
      {...rest}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </View>
  );
});
