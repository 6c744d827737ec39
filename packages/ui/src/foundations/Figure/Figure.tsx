import { forwardRef, type HTMLAttributes } from 'react';
import { useLocale } from '../../provider/quoin-context';
import { figureParts, type FigureKind } from '../format/figure-parts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import { View } from './Figure.styles';

export interface FigureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Kind of figure, which decides its format. */
  kind: FigureKind;
  /** Value as the API sends it: `'50000.00'`, `'0.0825'`. `null` and `undefined` show an em dash. */
  value: string | null | undefined;
  /** Shows the value as a gain or a loss, with sign, arrow and colour. */
  change?: boolean | undefined;
  /** Shows a plus before a positive value, without arrow and colour. */
  signed?: boolean | undefined;
  /** Number of decimal places. */
  digits?: number | undefined;
  /** ISO 4217 code of money and prices. Default `USD`. */
  currency?: string | undefined;
  /** Size from the design tokens. */
  size?: 'inherit' | 'lead' | 'title' | 'display' | undefined;
}

const DIRECTIONS = { gain: ArrowUpIcon, loss: ArrowDownIcon };

function getDirection(value: string): keyof typeof DIRECTIONS | undefined {
  if (!/[1-9]/.test(value)) return undefined;
  return value.startsWith('-') ? 'loss' : 'gain';
}

/** One figure with tabular digits and a lighter unit. The provider's `gainColour` sets whether a gain is green or red. */
export const Figure = forwardRef<HTMLSpanElement, FigureProps>(function Figure(
  { kind, value, change = false, signed = false, digits, currency, size = 'inherit', ...rest },
  ref,
) {
  const locale = useLocale();
  const direction = change && value ? getDirection(value) : undefined;
  const parts = figureParts(kind, value, locale, {
    sign: change || signed ? 'change' : 'negative',
    digits,
    currency,
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
