import { forwardRef, type HTMLAttributes } from 'react';
import { useLocale } from '../../provider/quoin-context';
import { figureParts, type FigureKind } from '../format/figure-parts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import { View } from './Figure.styles';

export interface FigureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Kind of figure, which decides its format. */
  kind: FigureKind;
  /** As the API sends it: `'50000.00'`, `'0.0825'`. Unknown: an em dash. */
  value: string | null | undefined;
  /** A gain or a loss: sign, arrow and colour. */
  change?: boolean;
  /** A plus before what is not negative, without arrow and colour. */
  signed?: boolean;
  /** Number of decimal places. */
  digits?: number;
  /** Size from the design tokens. */
  size?: 'inherit' | 'lead' | 'title' | 'display';
}

const DIRECTIONS = { gain: ArrowUpIcon, loss: ArrowDownIcon };

function directionOf(value: string): keyof typeof DIRECTIONS | undefined {
  if (!/[1-9]/.test(value)) return undefined;
  return value.startsWith('-') ? 'loss' : 'gain';
}

/** One figure, tabular, its unit lighter than its value. Whether gain is green or red is the provider's `gainColour`. */
export const Figure = forwardRef<HTMLSpanElement, FigureProps>(function Figure(
  { kind, value, change = false, signed = false, digits, size = 'inherit', ...rest },
  ref,
) {
  const locale = useLocale();
  const direction = change && value ? directionOf(value) : undefined;
  const parts = figureParts(kind, value, locale, {
    sign: change || signed ? 'change' : 'negative',
    digits,
  });
  return (
    <View
      ref={ref}
      data-quoin="Figure"
      data-kind={kind}
      data-size={size}
      data-direction={direction}
      {...rest}
    >
      {direction && <Icon of={DIRECTIONS[direction]} size="small" />}
      {parts.map(({ part, text }) => (
        <span key={part + text} data-part={part}>
          {text}
        </span>
      ))}
    </View>
  );
});
