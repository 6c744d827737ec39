import { forwardRef, useState, type FocusEvent } from 'react';
import { isMultipleOf, moneyFromWire, moneyToWire, parseMoney } from '@quoin/rules';
import { warnInDevelopment, warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useFormat } from '../../foundations/format/use-format';
import { AmountField as english, type AmountDemands } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import type { ValueProps } from '../../behaviour/use-controllable';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { createDollarMask, groupDollars, useFormattedInput } from '../formatted-input';

export interface AmountFieldProps extends FieldFrameProps, Omit<InputRest, 'multiple'>, ValueProps<string> {
  /**
   * Decimal dollars as in the API, `'50000.00'`; `''` while the field is empty. Ambiguous text (`1.000`, `50k`) is passed on
   * as typed: `parseMoney` rejects it, and the field shows an error on blur.
   */
  value?: string | undefined;
  /** Inclusive minimum. Like the two below: in decimal dollars, shown in the hint and checked on blur. */
  minimum?: string | undefined;
  /** Inclusive maximum. */
  maximum?: string | undefined;
  /** Accepts only multiples of this amount. */
  multiple?: string | undefined;
}

/**
 * An amount in dollars, grouped during typing; other notations (`1000,00`, `US$50 000`) are reformatted on blur.
 * Forwards the ref and other attributes to the `<input>`.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(props, ref) {
  const [frame, { value, defaultValue, onChange, minimum, maximum, multiple, onBlur, ...rest }] =
    splitFrame(props);
  const [left, setLeft] = useState(false);
  const [mask] = useState(createDollarMask);
  warnAboutFixedValue('AmountField', value, onChange);
  const {
    current,
    control: typed,
    tidy,
  } = useFormattedInput({
    value,
    defaultValue,
    empty: '',
    onChange,
    onReset: () => setLeft(false),
    getText: writtenAmount,
    getValue: wireAmount,
    submitted: (amount) => (moneyFromWire(amount) === undefined ? undefined : amount),
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

/** Returns the constraints as a hint, and the error for an amount that violates one. */
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

/** `50,000`, or `50,000.50` with cents. Text that is not an amount stays unchanged, so that the user can correct it. */
const writtenAmount = (wire: string): string => finishedAmount('')(wire);

/** Keeps typed cents: `1000,00` becomes `1,000.00`. */
const finishedAmount = (typed: string) => (wire: string) => {
  if (moneyFromWire(wire) === undefined) return wire;
  return groupDollars(/[.,]\d{1,2}\D*$/.test(typed) ? wire : wire.replace(/\.00$/, ''));
};

/**
 * Compares in whole cents. Returns the first constraint that the amount violates; undefined for an empty or incomplete
 * amount.
 */
function brokenDemand(
  amount: string,
  { minimum, maximum, multiple }: AmountDemands,
): keyof AmountDemands | undefined {
  const [given, min, max, step] = [amount, minimum, maximum, multiple].map((wire) =>
    moneyFromWire(wire ?? ''),
  );
  if (given === undefined) return undefined;
  if (min !== undefined && given < min) return 'minimum';
  if (max !== undefined && given > max) return 'maximum';
  return step && !isMultipleOf(given, step) ? 'multiple' : undefined;
}

/** Returns the names of constraints that are not decimal dollars: a mistake in the code of the form. */
const unreadableDemands = (demands: AmountDemands): string[] =>
  Object.entries(demands)
    .filter(([, wire]) => typeof wire === 'string' && moneyFromWire(wire) === undefined)
    .map(([name]) => name);
