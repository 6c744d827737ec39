import { forwardRef } from 'react';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { decimalMask, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../fixed-value';

export interface PercentFieldProps extends FieldFrameProps, InputRest {
  /** Whole basis points: 1250 is 12.5 %. `null` while empty. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
}

/** A share in per cent, two decimals at most. Ref and other attributes reach the `<input>`. */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(
  function PercentField(props, ref) {
    const [frame, { value, defaultValue = null, onChange, ...rest }] = splitFrame(props);
    warnOfFixedValue('PercentField', value, onChange);
    const { control: typed } = useFormattedInput({
      value,
      defaultValue,
      onChange,
      textOf: writtenPercent,
      valueOf: basisPoints,
      mask: percentMask,
      ref,
    });
    return (
      <Field data-quoin="PercentField" {...frame}>
        {(control) => (
          <Box>
            <Input inputMode="decimal" autoComplete="off" data-figures="" {...rest} {...control} {...typed} />
            <span data-part="end" aria-hidden>
              %
            </span>
          </Box>
        )}
      </Field>
    );
  },
);

const percentMask = /* @__PURE__ */ decimalMask(/^\d{0,3}(?:\.\d{0,2})?$/);

/** By its digits, so that 0.29 is 29 and not 28.999. */
function basisPoints(text: string): number | null {
  const [, whole = '', hundredths = ''] = /^(\d*)\.?(\d*)$/.exec(text) ?? [];
  return whole || hundredths ? Number(whole) * 100 + Number(hundredths.padEnd(2, '0')) : null;
}

/** 1250 is `12.5`. */
const writtenPercent = (points: number | null): string => (points === null ? '' : String(points / 100));
