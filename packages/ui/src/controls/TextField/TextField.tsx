import { type InputHTMLAttributes, type ReactNode } from 'react';
import { normaliseText, spellEmail } from '@quoin/rules';
import { steady } from '../../behaviour/steady';
import { useText } from '../../behaviour/use-text';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field/Field';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from './TextField.styles';

export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
    > {
  /** Controlled value; pass `onChange` with it. */
  value?: string;
  /** Initial text of an uncontrolled field. A changed default replaces the entered text. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** HTML type of the input. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  /** Content inside the field before the text: an icon, a currency symbol. */
  start?: ReactNode;
  /** Content inside the field after the text: a unit, a button. */
  end?: ReactNode;
}

/**
 * One line of text. No-break spaces, full-width letters and the like are replaced by the usual characters when the field is
 * left. Ref and other attributes reach the `<input>`.
 */
export const TextField = /* @__PURE__ */ steady<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const [frame, { value, defaultValue = '', onChange, type = 'text', start, end, ...rest }] =
      splitFrame(props);
    const spell = type === 'email' ? spellEmail : normaliseText;
    const { control: text } = useText({ value, defaultValue, onChange, spell, ref });
    warnOfFixedValue('TextField', value, frame.disabled || rest.readOnly || onChange);
    return (
      <Field data-quoin="TextField" {...frame}>
        {(control) => (
          <Box>
            {start && <span data-part="start">{start}</span>}
            <Input type={type} {...rest} {...control} {...text} />
            {end && <span data-part="end">{end}</span>}
          </Box>
        )}
      </Field>
    );
  },
);
