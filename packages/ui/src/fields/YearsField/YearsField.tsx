import { forwardRef } from 'react';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { YearsField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { digitMask, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../fixed-value';

export interface YearsFieldProps extends FieldFrameProps, InputRest {
  /** Whole years, 0 to 99; `null` while empty. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
}

/** A number of years. Ref and other attributes reach the `<input>`. */
export const YearsField = forwardRef<HTMLInputElement, YearsFieldProps>(function YearsField(props, ref) {
  const [frame, { value, defaultValue = null, onChange, ...rest }] = splitFrame(props);
  const text = useMessages('YearsField', english);
  warnOfFixedValue('YearsField', value, onChange);
  const { current, control: typed } = useFormattedInput({
    value,
    defaultValue,
    onChange,
    textOf: (years: number | null) => (years === null ? '' : String(years)),
    valueOf: (written) => (written === '' ? null : Number(written)),
    mask: yearsMask,
    ref,
  });
  return (
    <Field data-quoin="YearsField" {...frame}>
      {(control) => (
        <Box>
          <Input inputMode="numeric" autoComplete="off" data-figures="" {...rest} {...control} {...typed} />
          <span data-part="end" aria-hidden>
            {text.unit(current ?? 0)}
          </span>
        </Box>
      )}
    </Field>
  );
});

const yearsMask = /* @__PURE__ */ digitMask('..');
