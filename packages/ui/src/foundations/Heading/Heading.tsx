import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Heading.styles';

type Level = 1 | 2 | 3 | 4;
type Size = 'hero' | 'display' | 'heading' | 'title' | 'lead' | 'small';

export interface HeadingProps extends HTMLAttributes<HTMLElement> {
  /** Level in the page's outline; `size` can override the look. */
  level: Level;
  /** Size from the design tokens. */
  size?: Size | undefined;
}

const SIZE_OF_LEVEL: Record<Level, Size> = { 1: 'display', 2: 'heading', 3: 'title', 4: 'lead' };

/** The root and ref are the `h1`–`h4` element. The two smallest sizes use the interface font. */
export const Heading = forwardRef<HTMLElement, HeadingProps>(function Heading({ level, size, ...rest }, ref) {
  const tag = `h${level}` as const; // narrows to 'h1' | 'h2' | 'h3' | 'h4'
  return <View ref={ref} as={tag} data-quoin="Heading" data-size={size ?? SIZE_OF_LEVEL[level]} {...rest} />;
});
