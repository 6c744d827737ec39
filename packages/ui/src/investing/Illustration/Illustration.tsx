import { forwardRef, useMemo, type SVGAttributes } from 'react';
import { View } from '../ProductArt/ProductArt.styles';
import { SHEET } from '../ProductArt/shapes';
import { ILLUSTRATIONS, type IllustrationSubject } from './illustrations';

export type { IllustrationSubject };

export interface IllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** What the picture shows; `corner` is the picture of the brand. */
  subject: IllustrationSubject;
  /** Accessible name. Without it the picture is decorative. */
  label?: string | undefined;
}

/** A drawn picture in the colours of the current theme, as inline SVG. Fills its container. */
export const Illustration = forwardRef<SVGSVGElement, IllustrationProps>(function Illustration(
  { subject, label, ...rest },
  ref,
) {
  const shapes = useMemo(() => ILLUSTRATIONS[subject](), [subject]);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <View
      ref={ref}
      data-quoin="Illustration"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      {...meaning}
      {...rest}
    >
      {shapes.map(({ tone, d }) => (
        <path key={d} data-tone={tone} d={d} />
      ))}
    </View>
  );
});
