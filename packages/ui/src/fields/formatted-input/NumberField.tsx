// A field for a number, which is reformatted on blur.
import { forwardRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { useFormattedInput } from './use-formatted-input';

interface NumberFieldProps extends FieldFrameProps, InputRest, ValueProps<number | null> {
  /** The component name on the root. */
  'data-quoin': string;
  textOf: (value: number | null) => string;
  /** Returns `NaN` for text that is not such a number. */
  valueOf: (text: string) => number | null;
  unitOf: (value: number | null) => ReactNode;
  /** The error for `NaN`. */
  unreadable: string;
}

export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { 'data-quoin': quoin, textOf, valueOf, unitOf, unreadable, ...props },
  ref,
) {
  const [frame, { value, defaultValue = null, onChange, onBlur, ...rest }] = splitFrame(props);
  const [left, setLeft] = useState(false);
  warnOfFixedValue(quoin, value, onChange);
  const input = useFormattedInput({
    ...{ value, defaultValue, onChange, textOf, valueOf, mask: null, ref },
    submitted: (number) => (number === null || Number.isNaN(number) ? undefined : String(number)),
  });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.tidy();
    setLeft(true);
    onBlur?.(event);
  };
  return (
    <Field
      data-quoin={quoin}
      {...frame}
      error={frame.error ?? (left && Number.isNaN(input.current) && unreadable)}
    >
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            data-figures=""
            {...rest}
            {...control}
            {...input.control}
            onBlur={leave}
          />
          <span data-part="end" aria-hidden>
            {unitOf(input.current)}
          </span>
        </Box>
      )}
    </Field>
  );
});
