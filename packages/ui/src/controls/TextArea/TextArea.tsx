import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { useControllable } from '../../behaviour';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field';
import { warnOfFixedValue } from '../../fields/fixed-value';
import { TextArea as english } from '../../messages/en/controls';
import { useMessages } from '../../provider';
import { Count, View } from './TextArea.styles';

export interface TextAreaProps
  extends
    FieldFrameProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'children'
    > {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Several lines; grows with its text. With `maxLength` it shows how much room is left. Ref and other attributes reach the `<textarea>`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [frame, { value, defaultValue = '', onChange, rows = 4, maxLength, ...rest }] = splitFrame(props);
  const [text, setText] = useControllable({ value, defaultValue, onChange });
  warnOfFixedValue('TextArea', value, frame.disabled || rest.readOnly || onChange);
  const words = useMessages('TextArea', english);
  return (
    <Field data-quoin="TextArea" {...frame}>
      {(control) => (
        <>
          <View
            ref={ref}
            rows={rows}
            maxLength={maxLength}
            {...rest}
            {...control}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {maxLength !== undefined && <Count data-part="count">{words.left(maxLength - text.length)}</Count>}
        </>
      )}
    </Field>
  );
});
