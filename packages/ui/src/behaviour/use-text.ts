import { useEffect, useRef, useState, type ChangeEvent, type ForwardedRef } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint';
import { useFormReset, withoutNull } from './use-field-value';
import { useLatest } from './use-latest';
import { useMergedRefs } from './use-merged-refs';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface TextOptions<Box extends TextBox> {
  /** Controlled value: every keystroke re-renders the input. */
  value: string | undefined;
  /** Initial value of an uncontrolled input. */
  defaultValue: string | undefined;
  onChange?: ((text: string) => void) | undefined;
  /** Formats the text when it is complete: on blur, or when Enter submits the form. Default: unchanged. */
  spell?: ((text: string) => string) | undefined;
  ref: ForwardedRef<Box>;
}

/**
 * The element holds uncontrolled text: a keystroke calls `onChange` without rendering. When `defaultValue` changes, the
 * new default replaces the entered text.
 */
export function useText<Box extends TextBox>({
  value: given,
  defaultValue,
  onChange,
  spell,
  ref,
}: TextOptions<Box>) {
  const box = useRef<Box>(null);
  const value = withoutNull(given, '');
  const text = value ?? defaultValue ?? '';
  const [first] = useState(text);
  const previous = useRef<string>(undefined);
  useEffectBeforePaint(() => {
    const before = previous.current;
    previous.current = text;
    const element = box.current;
    if (!element || before === text) return;
    if (before === undefined) {
      if (wasTypedBeforeHydration(element, text)) onChange?.(element.value);
    } else if (value === undefined && element.value !== text) element.value = text;
  });
  const complete = useLatest(() => {
    const element = box.current;
    if (!element || !spell) return;
    const spelled = spell(element.value);
    if (spelled === element.value) return;
    if (value === undefined) element.value = spelled;
    onChange?.(spelled);
  });
  const control = useFormReset((prevented) => {
    if (prevented || value !== undefined) return;
    // The browser has written the first default, which may have changed.
    if (box.current) box.current.value = text;
    onChange?.(text);
  });
  useEffect(() => {
    const element = box.current;
    // The native event, which fires before `blur` and `submit`; React's `onChange` is the `input` event.
    element?.addEventListener('change', complete);
    return () => element?.removeEventListener('change', complete);
  }, [complete]);
  return {
    box,
    /** The controlled or the default text. */
    text,
    control: {
      ref: useMergedRefs<Box>(box, useMergedRefs<Box>(control, ref)),
      ...(value === undefined ? { defaultValue: first } : { value }),
      onChange: (event: ChangeEvent<Box>) => onChange?.(event.target.value),
    },
  };
}

/** Whether the user typed before hydration. Ignores values the browser normalised, such as an invalid date it cleared. */
function wasTypedBeforeHydration(box: TextBox, text: string): boolean {
  if (box.value === text) return false;
  const untouched = box.cloneNode() as TextBox; // same type and attributes
  untouched.value = text;
  return box.value !== untouched.value;
}
