// A text input whose text has a form of its own and whose value is something else: cents, digits, basis points.
import {
  useCallback,
  useEffect,
  useRef,
  type FormEvent,
  type ForwardedRef,
  type InputHTMLAttributes,
} from 'react';
import { useControllable, useEffectBeforePaint, useLatest, useMergedRefs } from '../../behaviour';
import type { FieldFrameProps } from '../Field';
import { attachMask, type MaskedInput } from './attach-mask';
import type { Mask } from './mask';

/** The attributes of the `<input>` that such a field leaves to its user. */
export type InputRest = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
>;

interface FormattedInput<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange?: (value: Value) => void;
  /** How a value is written when it comes from outside. */
  textOf: (value: Value) => string;
  /** What a text, finished or not, means. */
  valueOf: (text: string) => Value;
  /** The same object as long as the format is the same. `null`: the text is not grouped while it is typed. */
  mask: Mask | null;
  ref: ForwardedRef<HTMLInputElement>;
}

const asIs = (text: string) => text;

/** For a field whose text is its value. */
export const AS_TYPED = { textOf: asIs, valueOf: asIs };

/**
 * The text lives in the element and is written as a property only: React would mirror it in the `value` attribute, where
 * anything that records the page reads it. It is rewritten only when the value comes from outside or the format changes,
 * so that what is being typed keeps its caret and its form (`5.` stays `5.`).
 */
export function useFormattedInput<Value>({
  value,
  defaultValue,
  onChange,
  textOf,
  valueOf,
  mask,
  ref,
}: FormattedInput<Value>) {
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange });
  const input = useRef<HTMLInputElement>(null);
  const writtenWith = useRef<Mask | null>(mask);
  const composing = useRef(false);
  const masked = useRef<MaskedInput>(undefined);
  /** The text that the value was read from, or written to. */
  const known = useRef('');
  /** Some password managers fill an input in without an `input` event. */
  const onChangeEvent = useCallback(() => {
    if (input.current?.value !== known.current)
      input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, []);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current?.removeEventListener('change', onChangeEvent);
      masked.current?.detach();
      input.current = element;
      element?.addEventListener('change', onChangeEvent);
      masked.current = element && mask ? attachMask(element, mask, composing) : undefined;
    },
    [mask, onChangeEvent],
  );
  const merged = useMergedRefs(attach, ref);
  const write = (text: string) => {
    if (masked.current) masked.current.write(text);
    else if (input.current) input.current.value = text;
    known.current = input.current?.value ?? '';
  };

  useEffectBeforePaint(() => {
    const element = input.current;
    if (!element || composing.current) return;
    const same = Object.is(valueOf(element.value), current) && writtenWith.current === mask;
    if (!same) write(textOf(current));
    writtenWith.current = mask;
  });

  const rewrite = useLatest(() => {
    if (value === undefined) setCurrent(defaultValue);
    write(textOf(value ?? defaultValue));
  });
  useEffect(() => {
    const form = input.current?.form;
    // The browser empties the input after the event.
    const onReset = () => setTimeout(rewrite);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [rewrite]);

  return {
    current,
    setCurrent,
    control: {
      ref: merged,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        if (composing.current) return;
        known.current = event.currentTarget.value;
        setCurrent(valueOf(known.current));
      },
    },
    /** On leaving the input: writes the value in its finished form, unless it has none. @param finished default: `textOf` */
    tidy: (finished = textOf) => {
      const text = finished(current);
      if (text !== '') write(text);
    },
  };
}
