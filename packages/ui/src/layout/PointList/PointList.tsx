import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { CheckIcon } from '../../foundations/Icon/icons';
import { View } from './PointList.styles';

export interface Point {
  id: string;
  title: ReactNode;
  /** A sentence or two below the title. */
  text?: ReactNode | undefined;
  /** One of the exported icons. Default: a check mark. */
  icon?: IconProps['of'] | undefined;
}

export interface PointListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Points in display order. */
  points: readonly Point[];
  /** Shows numbers instead of icons, for steps in order. */
  numbered?: boolean | undefined;
}

/** A short list of reasons, facts or steps. Forwards the ref and other attributes to the `<ul>`, or `<ol>` if numbered. */
export const PointList = forwardRef<HTMLUListElement, PointListProps>(function PointList(
  { points, numbered = false, ...rest },
  ref,
) {
  return (
    <View ref={ref} as={numbered ? 'ol' : 'ul'} data-quoin="PointList" {...rest}>
      {points.map(({ id, title, text, icon = CheckIcon }, index) => (
        <li key={id}>
          <span data-part="mark" aria-hidden>
            {numbered ? index + 1 : <Icon of={icon} />}
          </span>
          <div>
            <div data-part="title">{title}</div>
            {text && <div data-part="text">{text}</div>}
          </div>
        </li>
      ))}
    </View>
  );
});
