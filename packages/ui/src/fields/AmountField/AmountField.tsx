import { forwardRef, useState, type FocusEvent } from 'react';
import { moneyFromWire, moneyToWire, parseMoney } from '@quoin/rules';
import { warnInDevelopment, warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useFormat } from '../../foundations/format/use-format';
import { AmountField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field/Field';
import { createDollarMask, groupDollars, useFormattedInput, type InputRest } from '../formatted-input';
import { brokenDemand, unreadableDemands, type AmountDemands } from './amount-demands';

export interface AmountFieldProps extends FieldFrameProps, AmountDemands, Omit<InputRest, 'multiple'> {
  /**
   * Decimal dollars as on the wire, `'50000.00'`; `''` while the field is empty. A text without a certain meaning (`1.000`,
   * `50k`) goes out as it was typed: `parseMoney` refuses it, and the field says so once it was left.
   */
  value?: string;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** The smallest amount, itself accepted. Decimal dollars, as the two below: said in the hint and checked on leaving. */
  minimum?: string;
  /** The largest amount, itself accepted. */
  maximum?: string;
  /** Allows several files. */
  multiple?: string;
}

/**
 * Dollars, grouped while they are typed; other ways of writing an amount (`1000,00`, `US$50 000`) are rewritten when the
 * field is left. Ref and other attributes reach the `<input>`.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(props, ref) {
  const [frame, { value, defaultValue = '', onChange, minimum, maximum, multiple, onBlur, ...rest }] =
    splitFrame(props);
  const [left, setLeft] = useState(false);
  const [mask] = useState(createDollarMask);
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
    mask,
    ref,
  });
  const text = useMessages('AmountField', english);
  const { hint, wrong } = useDemands({ minimum, maximum, multiple });
  const unreadable = current !== '' && moneyFromWire(current) === undefined && text.unreadable;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy(finishedAmount(event.currentTarget.value));
    setLeft(true);
    onBlur?.(event);
  };
  return (
    <Field
      data-quoin="AmountField"
      {...frame}
      hint={frame.hint ?? hint}
      error={frame.error ?? (left && (unreadable || wrong(current)))}
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
  return amount === undefined ? text.trim() : moneyToWire(amount);
}

/** `50,000`, and `50,000.50` when there are cents. A text that is no amount stays as it is, for its author to correct. */
const writtenAmount = (wire: string): string => finishedAmount('')(wire);

/** Cents that were typed stay: `1000,00` becomes `1,000.00`. */
const finishedAmount = (typed: string) => (wire: string) => {
  if (moneyFromWire(wire) === undefined) return wire;
  return groupDollars(/[.,]\d{1,2}\D*$/.test(typed) ? wire : wire.replace(/\.00$/, ''));
};
