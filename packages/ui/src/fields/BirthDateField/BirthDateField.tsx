import { forwardRef, useId, useState, type ClipboardEvent, type FieldsetHTMLAttributes } from 'react';
import { useControllable } from '../../behaviour';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useLocale, useMessages, type Locale } from '../../provider';
import { FieldGroup, type FieldFrameProps } from '../Field';
import { dateText, partsOfDate, pastedDate, type DatePart } from './date-parts';
import { Part, PartLabel, Parts } from './BirthDateField.styles';

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
  const [date, setDate] = useControllable({ value, defaultValue, onChange });
  const [typed, setTyped] = useState(() => partsOfDate(date));
  const locale = useLocale();
  const text = useMessages().BirthDateField;
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
          <Part key={part} data-part={part}>
            <PartLabel htmlFor={`${id}-${part}`}>{text[part]}</PartLabel>
            <Box>
              <Input
                id={`${id}-${part}`}
                name={name && `${name}.${part}`}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                maxLength={part === 'year' ? 4 : 2}
                data-figures=""
                aria-required={required || undefined}
                aria-invalid={error ? true : undefined}
                value={parts[part]}
                onChange={(event) => set({ ...parts, [part]: digits(event.target.value) })}
                onPaste={paste}
              />
            </Box>
          </Part>
        ))}
      </Parts>
    </FieldGroup>
  );
});

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
