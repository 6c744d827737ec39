import { forwardRef } from 'react';
import { parsePercent } from '@quoin/rules';
import type { ValueProps } from '../../behaviour/use-controllable';
import { PercentField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import type { FieldFrameProps, InputRest } from '../Field/Field';
import { NumberField, numberText, createNumberReader } from '../formatted-input';

export interface PercentFieldProps extends FieldFrameProps, InputRest, ValueProps<number | null> {
  /** Whole basis points: 1250 is 12.5 %. `null` while empty, `NaN` while the text is not a percentage. */
  value?: number | null | undefined;
}

/** A percentage with at most two decimals. Forwards the ref and other attributes to the `<input>`. */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(
  function PercentField(props, ref) {
    const text = useMessages('PercentField', english);
    return (
      <NumberField
        ref={ref}
        inputMode="decimal"
        {...props}
        data-quoin="PercentField"
        getText={writtenPercent}
        getValue={basisPoints}
        getUnit={() => '%'}
        unreadable={text.unreadable}
      />
    );
  },
);

const basisPoints = /* @__PURE__ */ createNumberReader(parsePercent);

/** 1250 is `12.5`. */
const writtenPercent = (points: number | null): string => numberText(points === null ? null : points / 100);
