import { parseDate } from '@quoin/rules';
import { forwardRef, useId, useState, type ClipboardEvent } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { BirthDateField as english } from '../../messages/en/fields';
import { useLocale, useMessages } from '../../provider/quoin-context';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { AS_TYPED, useFormattedInput } from '../formatted-input';
import { useLeftParts } from '../part-state';
import { Part, PartLabel, Parts } from './BirthDateField.styles';
import {
  dateText,
  finishedPart,
  isReadable,
  getNumericOrder,
  partsIn,
  getDateParts,
  parseWholeDate,
  type DatePart,
} from './date-parts';

export interface BirthDateFieldProps extends FieldFrameProps, GroupRest, ValueProps<string> {
  /** `YYYY-MM-DD`; incomplete during typing (`1990--5`), `''` when empty. */
  value?: string | undefined;
  /** `off` for another past date that must not be autofilled with the birth date. */
  autoComplete?: 'bday' | 'off' | undefined;
}

/**
 * Three short inputs in the order of the locale. A month may be a name, and a whole date may be typed or pasted into any of
 * them. Forwards the ref and other attributes to the `<fieldset>`.
 */
export const BirthDateField = forwardRef<HTMLFieldSetElement, BirthDateFieldProps>(function BirthDateField(
  { value, defaultValue, onChange, name, error, required, autoComplete = 'bday', ...rest },
  ref,
) {
  warnAboutFixedValue('BirthDateField', value, onChange);
  const { left, leave, forget } = useLeftParts<DatePart>();
  const [date, setDate, group] = useFieldValue({
    value,
    defaultValue,
    empty: '',
    onChange,
    ref,
    onReset: forget,
  });
  const [typed, setTyped] = useState(() => getDateParts(date));
  const locale = useLocale();
  const text = useMessages('BirthDateField', english);
  const id = useId();
  const order = getNumericOrder(locale);
  // The text as typed (`5`, not `05`), unless the parent set the date.
  const parts = dateText(typed, order) === date ? typed : getDateParts(date);
  const unreadable = partsIn(locale).find((part) => left.has(part) && !isReadable(part, parts[part]));
  const shownError = error ?? (unreadable && text.unreadable[unreadable]);

  const set = (next: typeof parts) => {
    setTyped(next);
    setDate(dateText(next, order));
  };
  /** A whole date that is pasted or autofilled at once fills all parts. */
  const fill = (inserted: string): boolean => {
    const whole = parseDate(inserted, order);
    if (whole) set(getDateParts(whole));
    return whole !== undefined;
  };
  const finish = (part: DatePart) => {
    const whole = parseWholeDate(parts, order);
    if (whole) return set(getDateParts(whole));
    const finished = finishedPart(part, parts[part]);
    if (finished !== parts[part]) set({ ...parts, [part]: finished });
    leave(part);
  };

  return (
    <FieldGroup ref={group} data-quoin="BirthDateField" error={shownError} required={required} {...rest}>
      <Parts>
        {partsIn(locale).map((part) => (
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

interface DatePartBoxProps {
  part: DatePart;
  label: string;
  id: string;
  name: string | undefined;
  value: string;
  required: boolean | undefined;
  autoComplete: string;
  invalid: boolean;
  onChange: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onBlur: () => void;
}

/** One of the three inputs. Its text is never an attribute, so that session recorders cannot read the birth date. */
function DatePartBox({
  part,
  label,
  id,
  name,
  required,
  autoComplete,
  invalid,
  onPaste,
  onBlur,
  ...typing
}: DatePartBoxProps) {
  const { control } = useFormattedInput({
    ...typing,
    empty: '',
    ...AS_TYPED,
    mask: null,
    ref: null,
  });
  return (
    <Part data-part={part}>
      <PartLabel htmlFor={id}>{label}</PartLabel>
      <Box>
        <Input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete={autoComplete}
          data-figures=""
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          onPaste={onPaste}
          onBlur={onBlur}
          {...control}
        />
      </Box>
    </Part>
  );
}
