import { forwardRef, useState, type FocusEvent } from 'react';
import { parseYears } from '@quoin/rules';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { YearsField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field/Field';
import { numberText, typedNumber, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';

export interface YearsFieldProps extends FieldFrameProps, InputRest {
  /** Whole years, 0 to 99; `null` while empty, `NaN` while the text is not a number of years. */
  value?: number | null;
  /** Initial value of an uncontrolled component. */
  defaultValue?: number | null;
  /** Called with the new value when the user changes it. */
  onChange?: (value: number | null) => void;
}

/** A number of years. Ref and other attributes reach the `<input>`. */
export const YearsField = forwardRef<HTMLInputElement, YearsFieldProps>(function YearsField(props, ref) {
  const [frame, { value, defaultValue = null, onChange, onBlur, ...rest }] = splitFrame(props);
  const [left, setLeft] = useState(false);
  const text = useMessages('YearsField', english);
  warnOfFixedValue('YearsField', value, onChange);
  const {
    current,
    control: typed,
    tidy,
  } = useFormattedInput({
    value,
    defaultValue,
    onChange,
    textOf: numberText,
    valueOf: years,
    mask: null,
    ref,
  });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy();
    setLeft(true);
    onBlur?.(event);
  };
  return (
    <Field
      data-quoin="YearsField"
      {...frame}
      error={frame.error ?? (left && Number.isNaN(current) && text.unreadable)}
    >
      {(control) => (
        <Box>
          <Input
            inputMode="numeric"
            autoComplete="off"
            data-figures=""
            {...rest}
            {...control}
            {...typed}
            onBlur={leave}
          />
          <span data-part="end" aria-hidden>
            {text.unit(current ?? 0)}
          </span>
        </Box>
      )}
    </Field>
  );
});

const years = /* @__PURE__ */ typedNumber(parseYears);
