import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Skeleton.styles';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Shape of the placeholder. */
  shape?: 'text' | 'heading' | 'block';
  /** Lines of text to come. */
  lines?: number;
  /** Size of what comes, for `block`: pixels or any CSS length. */
  height?: number | string;
  /** Width of the element. */
  width?: number | string;
}

/** Holds the place of what is loading. Silent: the region around it carries `aria-busy`. */
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
