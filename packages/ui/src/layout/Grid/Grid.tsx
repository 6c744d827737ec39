import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Grid.styles';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /** At 1040 px and up; two on a tablet, one on a phone. */
  columns?: 1 | 2 | 3 | 4 | 'main-aside' | 'aside-main';
  gap?: 6 | 8 | 12;
}

export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { as = 'div', columns = 3, gap = 6, ...rest },
  ref,
) {
  return <View ref={ref} as={as} data-quoin="Grid" data-columns={columns} data-gap={gap} {...rest} />;
});
