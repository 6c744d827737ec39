// A text input whose text has a form of its own and whose value is something else: cents, digits, basis points.
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ForwardedRef,
  type InputHTMLAttributes,
} from 'react';
import { Maskito, maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { useControllable } from '../../behaviour/use-controllable';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useLatest } from '../../behaviour/use-latest';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import type { FieldFrameProps } from '../Field/Field';
import { createComposition } from './composition';
import { ANY_TEXT, positionAfter, signCount } from './fixed-mask';

/** How a text is grouped while it is typed: an amount in thousands, a number in its parts. */
export type Mask = Omit<MaskitoOptions, 'plugins'>;

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
  /** A new object forgets the undo history. `null`: the text is not grouped while it is typed. */
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
  const [composition] = useState(createComposition);
  const options = useMemo(() => mask && { ...mask, plugins: [composition.plugin] }, [mask, composition]);
  const masked = useRef<{
    element: HTMLInputElement;
    options: MaskitoOptions | null;
    maskito: Maskito | null;
  }>(undefined);
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
      input.current = element;
      element?.addEventListener('change', onChangeEvent);
    },
    [onChangeEvent],
  );
  const merged = useMergedRefs(attach, ref);
  const write = (text: string) => {
    const element = input.current;
    if (!element) return;
    const behind = signCount(element.value.slice(element.selectionEnd ?? element.value.length));
    const caret = behind === 0 ? text.length : positionAfter(signCount(text) - behind, text);
    const { value: shown, selection } = maskitoTransform(
      { value: text, selection: [caret, caret] },
      mask ?? { mask: ANY_TEXT },
    );
    element.value = shown;
    known.current = shown;
    if (element.ownerDocument.activeElement === element && behind > 0)
      element.setSelectionRange(...selection);
  };

  useEffectBeforePaint(() => {
    const element = input.current;
    if (!element) return;
    const isSameInput = masked.current?.element === element;
    const isMasked = isSameInput && masked.current?.options === options;
    if (!isSameInput) known.current = element.value;
    if (!isMasked) masked.current?.maskito?.destroy();
    if (composition.isActive()) return;
    const fits = !mask || maskitoTransform(element.value, mask) === element.value;
    if (!fits || !Object.is(valueOf(element.value), current)) write(textOf(current));
    // After the first text is written, or undo would end at an empty field. Not in the ref callback: a callback that is new in
    // each render would lose the history.
    if (!isMasked) masked.current = { element, options, maskito: options && new Maskito(element, options) };
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
        const text = event.currentTarget.value;
        if (text === known.current) return;
        known.current = text;
        setCurrent(valueOf(text));
      },
    },
    /** On leaving the input: writes the value in its finished form, unless it has none. @param finished default: `textOf` */
    tidy: (finished = textOf) => {
      const text = finished(current);
      if (text !== '') write(text);
    },
  };
}

/** The value of a field for numbers: `null` while it is empty, `NaN` while its text is not a number of the kind. */
export const typedNumber =
  (parse: (text: string) => number | undefined) =>
  (text: string): number | null =>
    text.trim() === '' ? null : (parse(text) ?? NaN);

export const numberText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);
