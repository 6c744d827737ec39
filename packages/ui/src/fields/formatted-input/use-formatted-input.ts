// A text input whose formatted text differs from its value: cents, digits, basis points.
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type ForwardedRef } from 'react';
import {
  Maskito,
  maskitoTransform,
  type MaskitoElement,
  type MaskitoOptions,
  type MaskitoPlugin,
} from '@maskito/core';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useFieldValue } from '../../behaviour/use-field-value';
import { useLatest } from '../../behaviour/use-latest';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { ANY_TEXT, positionAfter, signCount } from './fixed-mask';

/** Groups text during typing: the thousands of an amount, the parts of a number. */
export type Mask = Omit<MaskitoOptions, 'plugins'>;

interface FormattedInput<Value> {
  value: Value | undefined;
  defaultValue?: Value | undefined;
  /** The value of an empty input. */
  empty: Value;
  onChange?: ((value: Value) => void) | undefined;
  /** Discards state besides the value when the form is reset. */
  onReset?: (() => void) | undefined;
  /** Formats a value that the parent sets. */
  getText: (value: Value) => string;
  /** Parses text, complete or not. */
  getValue: (text: string) => Value;
  /** Returns the value as it is in the data of a form; `undefined`: the text of the input. Default: always the text. */
  submitted?: (value: Value) => string | undefined;
  /** A new object loses the undo history. `null`: no grouping during typing. */
  mask: Mask | null;
  ref: ForwardedRef<HTMLInputElement>;
}

export const identity = (text: string) => text;

/** For a field whose text is its value. */
export const AS_TYPED = { getText: identity, getValue: identity };

/**
 * The element holds the text, written as a property only: React would mirror it in the `value` attribute, which session
 * recorders can read. It is rewritten only when the parent sets the value or the format changes, so that typing keeps the
 * caret and the typed form (`5.` stays `5.`).
 */
export function useFormattedInput<Value>({
  value,
  defaultValue,
  empty,
  onChange,
  onReset,
  getText,
  getValue,
  submitted,
  mask,
  ref,
}: FormattedInput<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const [composition] = useState(createComposition);
  const options = useMemo(() => mask && { ...mask, plugins: [composition.plugin] }, [mask, composition]);
  const masked = useRef<{
    element: HTMLInputElement;
    options: MaskitoOptions | null;
    maskito: Maskito | null;
  }>(undefined);
  /** The text that corresponds to the current value. */
  const known = useRef('');
  const [current, setCurrent, control] = useFieldValue<Value, HTMLInputElement>({
    value,
    defaultValue,
    empty,
    onChange,
    // The browser empties the input. The effect below writes another text.
    onReset: () => {
      known.current = input.current?.value ?? '';
      // Undo does not bring back what was typed before, as in other inputs.
      masked.current?.maskito?.destroy();
      masked.current = undefined;
      onReset?.();
    },
    ref,
  });
  /** Some password managers fill in an input without an `input` event. */
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
  const merged = useMergedRefs<HTMLInputElement>(attach, control);
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
    if (!fits || !Object.is(getValue(element.value), current)) write(getText(current));
    // After the first text is written, or undo would end at an empty field. Not in the ref callback: if it changed on each
    // render, the history would be lost.
    if (!isMasked) masked.current = { element, options, maskito: options && new Maskito(element, options) };
  });

  const complete = useLatest((data: FormData) => {
    const element = input.current;
    const entry = submitted?.(current);
    if (!element?.name || entry === undefined) return;
    const { name, form } = element;
    const entries = data.getAll(name);
    const controls = Array.from(form?.elements ?? []).filter(
      (each) => each.getAttribute('name') === name && !each.matches(':disabled'),
    );
    // Otherwise a check box or a file of the same name hides which entry is whose.
    if (controls.length !== entries.length) return;
    entries[controls.indexOf(element)] = entry;
    data.delete(name);
    for (const each of entries) data.append(name, each);
  });
  useEffect(() => {
    const form = input.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => complete(formData);
    form?.addEventListener('formdata', onFormData);
    return () => form?.removeEventListener('formdata', onFormData);
  }, [complete]);

  return {
    current,
    setCurrent,
    control: {
      ref: merged,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value;
        if (text === known.current) return;
        known.current = text;
        setCurrent(getValue(text));
      },
    },
    /** On blur, writes the formatted value, unless that is empty. @param finished default: `getText` */
    tidy: (finished = getText) => {
      const text = finished(current);
      if (text !== '') write(text);
    },
  };
}

/** The value of a number field: `null` while it is empty, `NaN` while its text is not such a number. */
export const createNumberReader =
  (parse: (text: string) => number | undefined) =>
  (text: string): number | null =>
    text.trim() === '' ? null : (parse(text) ?? NaN);

export const numberText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

interface ElementState {
  value: string;
  from: number;
  to: number;
}

const getState = ({ value, selectionStart, selectionEnd }: MaskitoElement) => ({
  value,
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
});

/** Maskito formats composed text only when the composition ends: `51,000` with a composed `8` would be `51,0008`, and Backspace on an Android keyboard, which composes a shorter text, would never pass a separator. This plugin turns a composition into one edit like those of a hardware keyboard. */
function createComposition(): { plugin: MaskitoPlugin; isActive: () => boolean } {
  let active = false;
  /** State at the key that started the composition: later, the recomposed text is selected. */
  let before: ElementState | undefined;

  const plugin: MaskitoPlugin = (element) => {
    const start = () => {
      active = true;
      before ??= getState(element);
    };
    const end = () => {
      active = false;
      before = undefined;
    };
    const replay = (inputType: string, { value, from, to }: ElementState, data: string | null) => {
      end();
      element.value = value;
      element.setSelectionRange(from, to);
      const event = { inputType, data, bubbles: true };
      element.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }));
      element.dispatchEvent(new InputEvent('input', event));
    };

    const onKeyDown = () => {
      if (!active) before = getState(element);
    };
    const onBeforeInput = (event: Event) => {
      // Not `instanceof`: in an iframe the classes are those of another window.
      if ('isComposing' in event && event.isComposing) start();
      if (active) event.stopImmediatePropagation();
    };
    const onInput = (event: Event) => {
      if (!active) before = undefined;
      if (!active || !before) return;
      event.stopImmediatePropagation();
      // Android keyboards delete by composing a shorter text and then wait for the next word, so the text is already final.
      const removed = before.value.length - element.value.length;
      if (before.from === before.to && removed > 0)
        replay('deleteContentBackward', { ...before, from: Math.max(before.from - removed, 0) }, null);
    };
    const onCompositionEnd = () => {
      if (!active || !before) return;
      const { value } = element;
      const tail = before.value.slice(before.to);
      const isInsertion =
        value.length >= before.from + tail.length &&
        value.startsWith(before.value.slice(0, before.from)) &&
        value.endsWith(tail);
      if (isInsertion) {
        replay('insertText', before, value.slice(before.from, value.length - tail.length));
        return;
      }
      end();
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };

    const listeners: Record<string, (event: Event) => void> = {
      keydown: onKeyDown,
      compositionstart: start,
      beforeinput: onBeforeInput,
      input: onInput,
      compositionend: onCompositionEnd,
    };
    // In the capture phase, before the listeners of Maskito and React.
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, true);
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener, true);
    };
  };
  return { plugin, isActive: () => active };
}
