import { forwardRef, useId, useState, type ClipboardEvent, type FieldsetHTMLAttributes } from 'react';
import { useControllable } from '../../behaviour';
import { BirthDateField as english } from '../../messages/en/fields';
import { useLocale, useMessages, type Locale } from '../../provider';
import { FieldGroup, type FieldFrameProps } from '../Field';
import { warnOfFixedValue } from '../fixed-value';
import { dateText, partsOfDate, pastedDate, type DatePart } from './date-parts';
import { DatePartBox } from './DatePartBox';
import { Parts } from './BirthDateField.styles';

export interface BirthDateFieldProps
  extends
    FieldFrameProps,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** `YYYY-MM-DD`; unfinished while it is typed (`1990--5`), `''` when empty. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

const ORDER: Record<Locale, readonly DatePart[]> = {
  en: ['month', 'day', 'year'],
  'zh-CN': ['year', 'month', 'day'],
};

/** Three short boxes in the order of the language; a whole date may be pasted into any. Ref and other attributes reach the `<fieldset>`. */
export const BirthDateField = forwardRef<HTMLFieldSetElement, BirthDateFieldProps>(function BirthDateField(
  { value, defaultValue = '', onChange, name, error, required, ...rest },
  ref,
) {
  warnOfFixedValue('BirthDateField', value, onChange);
  const [date, setDate] = useControllable({ value, defaultValue, onChange });
  const [typed, setTyped] = useState(() => partsOfDate(date));
  const locale = useLocale();
  const text = useMessages('BirthDateField', english);
  const id = useId();
  // The texts as typed (`5`, not `05`), unless the date was set from outside.
  const parts = dateText(typed) === date ? typed : partsOfDate(date);

  const set = (next: typeof parts) => {
    setTyped(next);
    setDate(dateText(next));
  };
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text/plain'));
    if (!whole) return;
    event.preventDefault();
    set(whole);
  };

  return (
    <FieldGroup ref={ref} data-quoin="BirthDateField" error={error} required={required} {...rest}>
      <Parts>
        {ORDER[locale].map((part) => (
          <DatePartBox
            key={part}
            part={part}
            label={text[part]}
            id={`${id}-${part}`}
            name={name && `${name}.${part}`}
            value={parts[part]}
            required={required}
            invalid={Boolean(error)}
            onChange={(next) => set({ ...parts, [part]: next })}
            onPaste={paste}
          />
        ))}
      </Parts>
    </FieldGroup>
  );
});
