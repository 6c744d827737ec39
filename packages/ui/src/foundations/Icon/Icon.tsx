import { createElement, forwardRef, memo, type SVGAttributes } from 'react';
import { styled } from 'styled-components';

/** The shapes of an icon, as `lucide` lists them: a tag and its attributes. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Record<string, string | number | undefined>,
])[];

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** One of the icons exported beside this component, `<Icon of={ArrowRightIcon} />`, or any other of `lucide`. */
  of: IconShapes;
  /** Size from the design tokens. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Points forward or back in the direction of the text: mirrored in right-to-left text. */
  directional?: boolean | undefined;
  /** Accessible name of an icon without text beside it. Without a label the icon is decorative. */
  label?: string | undefined;
}

/** Width and height in pixels, and stroke width in units of the 24 × 24 view box. */
const SIZES = { small: [16, 1.75], medium: [20, 1.75], large: [28, 1.5] } as const;

/** A memoised icon. Forwards the ref and other attributes to the `<svg>`. */
export const Icon = /* @__PURE__ */ memo(
  forwardRef<SVGSVGElement, IconProps>(function Icon(
    { of: shapes, size = 'medium', directional, label, ...rest },
    ref,
  ) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    const [side, line] = SIZES[size];
    return (
      <View
        ref={ref}
        data-quoin="Icon"
        data-size={size}
        data-directional={directional || undefined}
        viewBox="0 0 24 24"
        width={side}
        height={side}
        strokeWidth={line}
        {...meaning}
        {...rest}
      >
        {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </View>
    );
  }),
);

const View = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;

  &[data-size='small'] {
    vertical-align: -0.15em;
  }
  [dir='rtl'] &[data-directional] {
    scale: -1 1;
  }
`;
