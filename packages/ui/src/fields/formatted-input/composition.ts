// Maskito formats composed text only when the composition ends: `51,000` with a composed `8` would be `51,0008`, and
// Backspace on an Android keyboard, which composes a shorter text, would never pass a separator. This plugin turns a
// composition into one edit like those of a hardware keyboard.
import type { MaskitoElement, MaskitoPlugin } from '@maskito/core';

interface ElementState {
  value: string;
  from: number;
  to: number;
}

const stateOf = ({ value, selectionStart, selectionEnd }: MaskitoElement) => ({
  value,
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
});

export function createComposition(): { plugin: MaskitoPlugin; isActive: () => boolean } {
  let active = false;
  /** State at the key that started the composition: later, the recomposed text is selected. */
  let before: ElementState | undefined;

  const plugin: MaskitoPlugin = (element) => {
    const start = () => {
      active = true;
      before ??= stateOf(element);
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
      if (!active) before = stateOf(element);
    };
    const onBeforeInput = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) start();
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
