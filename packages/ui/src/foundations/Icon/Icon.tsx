import { createElement, forwardRef, memo, type SVGAttributes } from 'react';
import type { IconNode } from 'lucide';
import { styled } from 'styled-components';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** One of the icons exported beside this component, `<Icon of={ArrowRightIcon} />`, or any other of `lucide`. */
  of: IconNode;
  /** Size from the design tokens. */
  size?: 'small' | 'medium' | 'large';
  /** What the icon says where no text beside it does. Without a label it is decoration. */
  label?: string;
}

/** Width and height in pixels, and the width of lines on the 24 units of the drawing. */
const SIZES = { small: [16, 1.75], medium: [20, 1.75], large: [28, 1.5] } as const;

/** An icon. Ref and other attributes reach the `<svg>`. It is memoised. */
export const Icon = /* @__PURE__ */ memo(
  forwardRef<SVGSVGElement, IconProps>(function Icon({ of: shapes, size = 'medium', label, ...rest }, ref) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    const [side, line] = SIZES[size];
    return (
      <View
        ref={ref}
        data-quoin="Icon"
        data-size={size}
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
`;
