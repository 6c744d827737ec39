import { forwardRef, useId, useState, type FieldsetHTMLAttributes } from 'react';
import { parseDate, type NumericDateOrder } from '@quoin/rules';
import { useControllable } from '../../behaviour/use-controllable';
import { BirthDateField as english } from '../../messages/en/fields';
import { useLocale, useMessages, type Locale } from '../../provider/quoin-context';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldFrameProps } from '../Field/Field';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { useLeftParts } from '../part-state';
import { dateText, finishedPart, isReadable, partsOfDate, wholeDate, type DatePart } from './date-parts';
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
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** `off` for another date in the past, which must not be filled in with a date of birth. */
  autoComplete?: 'bday' | 'off';
}

const ORDER: Record<Locale, readonly DatePart[]> = {
  en: ['month', 'day', 'year'],
  'zh-CN': ['year', 'month', 'day'],
};

/** The labels of the inputs say in which order `05/06/1990` is read; Chinese writes no such date. */
const NUMERIC_ORDER: Partial<Record<Locale, NumericDateOrder>> = { en: 'month_first' };

/**
 * Three short inputs in the order of the language. A month may be a name, and a whole date may be typed or pasted into any
 * of them. Ref and other attributes reach the `<fieldset>`.
 */
export const BirthDateField = forwardRef<HTMLFieldSetElement, BirthDateFieldProps>(function BirthDateField(
  { value, defaultValue = '', onChange, name, error, required, autoComplete = 'bday', ...rest },
  ref,
) {
  warnOfFixedValue('BirthDateField', value, onChange);
  const [date, setDate] = useControllable({ value, defaultValue, onChange });
  const [typed, setTyped] = useState(() => partsOfDate(date));
  const { left, leave } = useLeftParts<DatePart>();
  const locale = useLocale();
  const text = useMessages('BirthDateField', english);
  const id = useId();
  const order = NUMERIC_ORDER[locale];
  // The texts as typed (`5`, not `05`), unless the date was set from outside.
  const parts = dateText(typed, order) === date ? typed : partsOfDate(date);
  const unreadable = ORDER[locale].find((part) => left.has(part) && !isReadable(part, parts[part]));
  const shownError = error ?? (unreadable && text.unreadable[unreadable]);

  const set = (next: typeof parts) => {
    setTyped(next);
    setDate(dateText(next, order));
  };
  /** A whole date that came at once, not key by key, fills all parts. */
  const fill = (inserted: string): boolean => {
    const whole = parseDate(inserted, order);
    if (whole) set(partsOfDate(whole));
    return whole !== undefined;
  };
  const finish = (part: DatePart) => {
    const whole = wholeDate(parts, order);
    if (whole) return set(partsOfDate(whole));
    const finished = finishedPart(part, parts[part]);
    if (finished !== parts[part]) set({ ...parts, [part]: finished });
    leave(part);
  };

  return (
    <FieldGroup ref={ref} data-quoin="BirthDateField" error={shownError} required={required} {...rest}>
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
            autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
            invalid={error ? true : part === unreadable}
            onChange={(next) => {
              if (!isInsertedWhole(parts[part], next) || !fill(next)) set({ ...parts, [part]: next });
            }}
            onPaste={(event) => {
              if (fill(event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
            onBlur={() => finish(part)}
          />
        ))}
      </Parts>
    </FieldGroup>
  );
});

/** Autofill, dictation and dropping change more than one character at once. */
const isInsertedWhole = (before: string, after: string): boolean => after.length > before.length + 1;
