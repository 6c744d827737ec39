import { type InputHTMLAttributes, type ReactNode } from 'react';
import { steady, useControllable } from '../../behaviour';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field';
import { warnOfFixedValue } from '../../fields/fixed-value';
import { Box, Input } from './TextField.styles';

export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
    > {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  /** Stands inside the box before the text: an icon, a currency sign. */
  start?: ReactNode;
  /** Stands inside the box after the text: a unit, a button. */
  end?: ReactNode;
}

/** One line of text. Ref and other attributes reach the `<input>`. */
export const TextField = /* @__PURE__ */ steady<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const [frame, { value, defaultValue = '', onChange, type = 'text', start, end, ...rest }] =
      splitFrame(props);
    const [text, setText] = useControllable({ value, defaultValue, onChange });
    warnOfFixedValue('TextField', value, frame.disabled || rest.readOnly || onChange);
    return (
      <Field data-quoin="TextField" {...frame}>
        {(control) => (
          <Box>
            {start && <span data-part="start">{start}</span>}
            <Input
              ref={ref}
              type={type}
              {...rest}
              {...control}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {end && <span data-part="end">{end}</span>}
          </Box>
        )}
      </Field>
    );
  },
);
