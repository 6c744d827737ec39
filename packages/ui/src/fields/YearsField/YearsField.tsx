import { forwardRef } from 'react';
import { parseYears } from '@quoin/rules';
import type { ValueProps } from '../../behaviour/use-controllable';
import { YearsField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import type { FieldFrameProps, InputRest } from '../Field/Field';
import { NumberField, numberText, createNumberReader } from '../formatted-input';

export interface YearsFieldProps extends FieldFrameProps, InputRest, ValueProps<number | null> {
  /** Whole years, 0 to 99; `null` while empty, `NaN` while the text is not a number of years. */
  value?: number | null | undefined;
}

/** A number of years. Forwards the ref and other attributes to the `<input>`. */
export const YearsField = forwardRef<HTMLInputElement, YearsFieldProps>(function YearsField(props, ref) {
  const text = useMessages('YearsField', english);
  return (
    <NumberField
      ref={ref}
      inputMode="numeric"
      {...props}
      data-quoin="YearsField"
      getText={numberText}
      getValue={years}
      getUnit={(value) => text.unit(value ?? 0)}
      unreadable={text.unreadable}
    />
  );
});

const years = /* @__PURE__ */ createNumberReader(parseYears);
