// A field for a number, which is reformatted on blur.
import { forwardRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { useFormattedInput } from './use-formatted-input';

interface NumberFieldProps extends FieldFrameProps, InputRest, ValueProps<number | null> {
  /** The component name on the root. */
  'data-quoin': string;
  getText: (value: number | null) => string;
  /** Returns `NaN` for text that is not such a number. */
  getValue: (text: string) => number | null;
  getUnit: (value: number | null) => ReactNode;
  /** The error for `NaN`. */
  unreadable: string;
}

export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { 'data-quoin': quoin, getText, getValue, getUnit, unreadable, ...props },
  ref,
) {
  const [frame, { value, defaultValue, onChange, onBlur, ...rest }] = splitFrame(props);
  const [left, setLeft] = useState(false);
  warnAboutFixedValue(quoin, value, onChange);
  const input = useFormattedInput({
    ...{ value, defaultValue, empty: null, onChange, getText, getValue, mask: null, ref },
    onReset: () => setLeft(false),
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
            {getUnit(input.current)}
          </span>
        </Box>
      )}
    </Field>
  );
});
