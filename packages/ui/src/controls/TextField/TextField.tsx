import type { ReactNode } from 'react';
import { normaliseText, spellEmail } from '@quoin/rules';
import { steady } from '../../behaviour/steady';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useText } from '../../behaviour/use-text';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Box, Input } from './TextField.styles';

export interface TextFieldProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** Initial text of an uncontrolled field. A changed default replaces the entered text. */
  defaultValue?: string | undefined;
  /** HTML type of the input. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | undefined;
  /** Content inside the field before the text: an icon, a currency symbol. */
  start?: ReactNode | undefined;
  /** Content inside the field after the text: a unit, a button. */
  end?: ReactNode | undefined;
}

/**
 * A single-line text field. On blur it replaces no-break spaces, full-width letters and the like with the usual characters.
 * Forwards the ref and other attributes to the `<input>`.
 */
export const TextField = /* @__PURE__ */ steady<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const [frame, { value, defaultValue, onChange, type = 'text', start, end, ...rest }] = splitFrame(props);
    const spell = type === 'email' ? spellEmail : normaliseText;
    const { control: text } = useText({ value, defaultValue, onChange, spell, ref });
    warnAboutFixedValue('TextField', value, frame.disabled || rest.readOnly || onChange);
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
