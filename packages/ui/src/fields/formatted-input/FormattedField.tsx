// A field for a non-sensitive code of fixed format: a routing number, a SWIFT code. Its text is its value.
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { AS_TYPED, useFormattedInput, type Mask } from './use-formatted-input';

interface FormattedFieldProps extends FieldFrameProps, InputRest {
  value: string;
  onChange: (value: string) => void;
  mask: Mask;
}

export function FormattedField(props: FormattedFieldProps) {
  const [frame, { value, onChange, mask, ...rest }] = splitFrame(props);
  const { control: typed } = useFormattedInput({
    value,
    empty: '',
    onChange,
    ...AS_TYPED,
    mask,
    ref: null,
  });
  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            data-figures=""
            {...rest}
            {...control}
            {...typed}
            type="text"
          />
        </Box>
      )}
    </Field>
  );
}
