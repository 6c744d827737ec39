// Input methods (pinyin, full-width figures) write into the box by themselves. When they are done, the box is put back and
// their text is typed into it like any other, so that the mask fits it in instead of cutting the end off.
import { useCallback, useRef, type RefObject } from 'react';

/** @param composing is true while an input method writes: what it has in the box is no value yet */
export function useComposition(
  composing: RefObject<boolean>,
  masked: boolean,
): (element: HTMLInputElement | null) => void {
  const detach = useRef<() => void>(undefined);
  return useCallback(
    (element: HTMLInputElement | null) => {
      detach.current?.();
      detach.current = element && masked ? attach(element, composing) : undefined;
    },
    [composing, masked],
  );
}

function attach(element: HTMLInputElement, composing: RefObject<boolean>): () => void {
  let before = { text: '', from: 0, to: 0 };
  const begin = () => {
    const { value: text, selectionStart, selectionEnd } = element;
    before = { text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length };
    composing.current = true;
  };
  const end = ({ data }: CompositionEvent) => {
    composing.current = false;
    element.value = before.text;
    element.setSelectionRange(before.from, before.to);
    typeInto(element, data);
  };
  element.addEventListener('compositionstart', begin);
  // Before the mask hears of it.
  element.addEventListener('compositionend', end, { capture: true });
  return () => {
    element.removeEventListener('compositionstart', begin);
    element.removeEventListener('compositionend', end, { capture: true });
  };
}

/** As a keyboard would: the mask may refuse it, and else lays it out. */
function typeInto(element: HTMLInputElement, data: string) {
  const typed = { inputType: 'insertText', data, bubbles: true };
  if (data === '') return;
  if (!element.dispatchEvent(new InputEvent('beforeinput', { ...typed, cancelable: true }))) return;
  element.setRangeText(data, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', typed));
}
