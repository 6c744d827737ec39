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
  value?: string;
  /** Without a `value`: what the text starts from. Another one takes the place of what stands there. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  /** Stands inside the box before the text: an icon, a currency sign. */
  start?: ReactNode;
  /** Stands inside the box after the text: a unit, a button. */
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
