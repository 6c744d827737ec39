import {
  forwardRef,
  useCallback,
  useSyncExternalStore,
  type RefObject,
  type TextareaHTMLAttributes,
} from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useText } from '../../behaviour/use-text';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { TextArea as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Count, View } from './TextArea.styles';

export interface TextAreaProps
  extends
    FieldFrameProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'children'
    >,
    ValueProps<string> {
  /** Initial text of an uncontrolled field. A changed default replaces the entered text. */
  defaultValue?: string | undefined;
}

/**
 * A text area that grows with its text and shows the characters left of `maxLength`. Forwards the ref and other attributes
 * to the `<textarea>`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [frame, { value, defaultValue, onChange, rows = 4, maxLength, ...rest }] = splitFrame(props);
  const { box, text, control: typed } = useText({ value, defaultValue, onChange, ref });
  warnAboutFixedValue('TextArea', value, frame.disabled || rest.readOnly || onChange);
  return (
    <Field data-quoin="TextArea" {...frame}>
      {(control) => (
        <>
          <View rows={rows} maxLength={maxLength} {...rest} {...control} {...typed} />
          {maxLength !== undefined && <Room {...{ box, maxLength, value, text }} />}
        </>
      )}
    </Field>
  );
});

interface RoomProps {
  box: RefObject<HTMLTextAreaElement | null>;
  maxLength: number;
  /** Controlled value; pass `onChange` with it. */
  value: string | undefined;
  text: string;
}

/** Shows the characters left. Each keystroke renders this component, not the text area. */
function Room({ box, maxLength, value, text }: RoomProps) {
  const messages = useMessages('TextArea', english);
  const subscribe = useCallback(
    (tell: () => void) => {
      const element = box.current;
      element?.addEventListener('input', tell);
      return () => element?.removeEventListener('input', tell);
    },
    [box],
  );
  const length = () => (value ?? box.current?.value ?? text).length;
  const used = useSyncExternalStore(subscribe, length, length);
  return <Count data-part="count">{messages.left(maxLength - used)}</Count>;
}
