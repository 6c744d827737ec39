import { forwardRef, type FocusEvent } from 'react';
import { moneyFromWire, moneyToWire, parseMoney } from '@quoin/rules';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useFormat } from '../../foundations';
import { useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { dollarMask, groupDollars, useFormattedInput, type InputRest } from '../formatted-input';

export interface AmountFieldProps extends FieldFrameProps, Omit<InputRest, 'multiple'> {
  /** Decimal dollars as on the wire, `'50000.00'`; `''` while there is no amount. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Said in the hint. Decimal dollars. The check itself is the form's. */
  minimum?: string;
  /** Said in the hint. Decimal dollars. */
  multiple?: string;
}

/** Dollars, grouped while they are typed. Ref and other attributes reach the `<input>`. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(props, ref) {
  const [frame, { value, defaultValue = '', onChange, minimum, multiple, onBlur, ...rest }] =
    splitFrame(props);
  const { control: typed, tidy } = useFormattedInput({
    value,
    defaultValue,
    onChange,
    textOf: writtenAmount,
    valueOf: wireAmount,
    mask: dollarMask,
    ref,
  });
  const demands = useDemands(minimum, multiple);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy();
    onBlur?.(event);
  };
  return (
    <Field data-quoin="AmountField" {...frame} hint={frame.hint ?? demands}>
      {(control) => (
        <Box>
          <span data-part="start" aria-hidden>
            $
          </span>
          <Input
            inputMode="decimal"
            autoComplete="off"
            data-figures=""
            {...rest}
            {...control}
            {...typed}
            onBlur={leave}
          />
          <span data-part="end" aria-hidden>
            USD
          </span>
        </Box>
      )}
    </Field>
  );
});

function useDemands(minimum: string | undefined, multiple: string | undefined): string | undefined {
  const text = useMessages().AmountField;
  const { money } = useFormat();
  const dollars = (wire: string) => money(wire, { digits: 0 });
  if (minimum && multiple) return text.minimumAndMultiple(dollars(minimum), dollars(multiple));
  if (minimum) return text.minimum(dollars(minimum));
  return multiple && text.multiple(dollars(multiple));
}

function wireAmount(text: string): string {
  const amount = parseMoney(text);
  return amount === undefined ? '' : moneyToWire(amount);
}

/** `50,000`, and `50,000.50` when there are cents. A text that is no amount stays as it is, for the eye to correct. */
function writtenAmount(wire: string): string {
  return moneyFromWire(wire) === undefined ? wire : groupDollars(wire.replace(/\.00$/, ''));
}
