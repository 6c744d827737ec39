import { forwardRef, useState, type FocusEvent } from 'react';
import { moneyFromWire, moneyToWire, parseMoney } from '@quoin/rules';
import { warnInDevelopment } from '../../behaviour';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useFormat } from '../../foundations';
import { AmountField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { dollarMask, groupDollars, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../fixed-value';
import { brokenDemand, unreadableDemands, type AmountDemands } from './amount-demands';

export interface AmountFieldProps extends FieldFrameProps, AmountDemands, Omit<InputRest, 'multiple'> {
  /** Decimal dollars as on the wire, `'50000.00'`; `''` while there is no amount. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The smallest amount, itself accepted. Decimal dollars, as the two below: said in the hint and checked on leaving. */
  minimum?: string;
  /** The largest amount, itself accepted. */
  maximum?: string;
  multiple?: string;
}

/** Dollars, grouped while they are typed. Ref and other attributes reach the `<input>`. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(props, ref) {
  const [frame, { value, defaultValue = '', onChange, minimum, maximum, multiple, onBlur, ...rest }] =
    splitFrame(props);
  const [left, setLeft] = useState(false);
  warnOfFixedValue('AmountField', value, onChange);
  const {
    current,
    control: typed,
    tidy,
  } = useFormattedInput({
    value,
    defaultValue,
    onChange,
    textOf: writtenAmount,
    valueOf: wireAmount,
    mask: dollarMask,
    ref,
  });
  const { hint, wrong } = useDemands({ minimum, maximum, multiple });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy();
    setLeft(true);
    onBlur?.(event);
  };
  return (
    <Field
      data-quoin="AmountField"
      {...frame}
      hint={frame.hint ?? hint}
      error={frame.error ?? (left && wrong(current))}
    >
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

/** The demands as a hint, and what is wrong with an amount that does not meet one. */
function useDemands(demands: AmountDemands) {
  const text = useMessages('AmountField', english);
  const { money } = useFormat();
  for (const name of unreadableDemands(demands))
    warnInDevelopment(
      'AmountField',
      () => `"${name}" is no decimal dollars. Write it as on the wire: "50000.00".`,
    );
  const dollars = (wire: string | undefined) =>
    wire && money(wire, wire.endsWith('.00') ? { digits: 0 } : {});
  const said = {
    minimum: dollars(demands.minimum),
    maximum: dollars(demands.maximum),
    multiple: dollars(demands.multiple),
  };
  return {
    hint: text.demands(said) || undefined,
    wrong: (amount: string) => {
      const broken = brokenDemand(amount, demands);
      return broken && text.wrong[broken](said[broken] ?? '');
    },
  };
}

function wireAmount(text: string): string {
  const amount = parseMoney(text);
  return amount === undefined ? '' : moneyToWire(amount);
}

/** `50,000`, and `50,000.50` when there are cents. A text that is no amount stays as it is, for the eye to correct. */
function writtenAmount(wire: string): string {
  return moneyFromWire(wire) === undefined ? wire : groupDollars(wire.replace(/\.00$/, ''));
}
