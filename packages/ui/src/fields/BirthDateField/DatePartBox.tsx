// One of the three inputs. Its text is never an attribute, so that session recorders cannot read the birth date.
import type { ClipboardEvent } from 'react';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { AS_TYPED, useFormattedInput } from '../formatted-input';
import type { DatePart } from './date-parts';
import { Part, PartLabel } from './BirthDateField.styles';

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

export function DatePartBox({
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
    defaultValue: '',
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
