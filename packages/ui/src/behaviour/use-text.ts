import { useEffect, useRef, useState, type ChangeEvent, type ForwardedRef } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint';
import { useLatest } from './use-latest';
import { useMergedRefs } from './use-merged-refs';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface HeldText<Box extends TextBox> {
  /** Given: the parent holds the text, and draws the box at each key. */
  value: string | undefined;
  /** What a text starts from that the element holds. */
  defaultValue: string;
  onChange?: (text: string) => void;
  /** How the text is spelled once it is complete: when the element is left, or Enter sends its form. Default: as typed. */
  spell?: (text: string) => string;
  ref: ForwardedRef<Box>;
}

/**
 * An uncontrolled text is kept in the element: a key calls `onChange` without rendering. When `defaultValue` changes, the
 * new default replaces the entered text.
 */
export function useText<Box extends TextBox>({ value, defaultValue, onChange, spell, ref }: HeldText<Box>) {
  const box = useRef<Box>(null);
  const [first] = useState(defaultValue);
  const text = value ?? defaultValue;
  const given = useRef<string>(undefined);
  useEffectBeforePaint(() => {
    const before = given.current;
    given.current = text;
    const element = box.current;
    if (!element || before === text) return;
    if (before === undefined) {
      if (typedBefore(element, text)) onChange?.(element.value);
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
  useEffect(() => {
    const element = box.current;
    // The browser's own event, which comes before `blur` and `submit`. React's `onChange` is `input`.
    element?.addEventListener('change', complete);
    return () => element?.removeEventListener('change', complete);
  }, [complete]);
  return {
    box,
    control: {
      ref: useMergedRefs(box, ref),
      ...(value === undefined ? { defaultValue: first } : { value }),
      onChange: (event: ChangeEvent<Box>) => onChange?.(event.target.value),
    },
  };
}

/** Into a page that had not come to life yet. What the browser itself makes of a text (none of a date that is none) is not typed. */
function typedBefore(box: TextBox, text: string): boolean {
  if (box.value === text) return false;
  const untouched = box.cloneNode() as TextBox; // a clone is what its original is
  untouched.value = text;
  return box.value !== untouched.value;
}
