import { forwardRef, useState, type FocusEvent } from 'react';
import { parsePercent } from '@quoin/rules';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { PercentField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field/Field';
import { numberText, typedNumber, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';

export interface PercentFieldProps extends FieldFrameProps, InputRest {
  /** Whole basis points: 1250 is 12.5 %. `null` while empty, `NaN` while the text is not a percentage. */
  value?: number | null;
  /** Initial value of an uncontrolled component. */
  defaultValue?: number | null;
  /** Called with the new value when the user changes it. */
  onChange?: (value: number | null) => void;
}

/** A share in per cent, two decimals at most. Ref and other attributes reach the `<input>`. */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(
  function PercentField(props, ref) {
    const [frame, { value, defaultValue = null, onChange, onBlur, ...rest }] = splitFrame(props);
    const [left, setLeft] = useState(false);
    const text = useMessages('PercentField', english);
    warnOfFixedValue('PercentField', value, onChange);
    const {
      current,
      control: typed,
      tidy,
    } = useFormattedInput({
      value,
      defaultValue,
      onChange,
      textOf: writtenPercent,
      valueOf: basisPoints,
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
        data-quoin="PercentField"
        {...frame}
        error={frame.error ?? (left && Number.isNaN(current) && text.unreadable)}
      >
        {(control) => (
          <Box>
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
              %
            </span>
          </Box>
        )}
      </Field>
    );
  },
);

const basisPoints = /* @__PURE__ */ typedNumber(parsePercent);

/** 1250 is `12.5`. */
const writtenPercent = (points: number | null): string => numberText(points === null ? null : points / 100);
