// Simulates a browser's text editing: events before and after a change, and the change itself unless it is prevented.
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';

export type Edit =
  /** `from` and `to` are positions in the text, modulo its length. */
  { from: number; to: number } & (
    | { kind: 'insert' | 'paste' | 'compose'; text: string }
    | { kind: 'backspace' | 'delete' | 'composedBackspace' }
  );

/** Edits at any caret or selection. @param texts what may be typed, pasted or composed */
export const anyEdit = (texts: {
  key: string[];
  pasted: string[];
  composed: string[];
}): fc.Arbitrary<Edit> => {
  const place = { from: fc.nat(24), to: fc.nat(24) };
  const of = (kind: 'insert' | 'paste' | 'compose', list: string[]) =>
    fc.record({ kind: fc.constant(kind), text: fc.constantFrom(...list), ...place });
  const caret = fc.record({
    kind: fc.constantFrom('backspace' as const, 'delete' as const, 'composedBackspace' as const),
    ...place,
  });
  const edit = fc.oneof(
    { weight: 4, arbitrary: of('insert', texts.key) },
    of('paste', texts.pasted),
    of('compose', texts.composed),
    { weight: 3, arbitrary: caret },
  );
  // Carets are more frequent than selections.
  return fc
    .tuple(edit, fc.integer({ min: 0, max: 3 }))
    .map(([one, chance]) => (chance === 0 ? one : { ...one, to: one.from }));
};

/** Positions of the edit in a text of this length. */
export function range({ from, to }: Edit, length: number): [from: number, to: number] {
  const [one, other] = [from % (length + 1), to % (length + 1)];
  return [Math.min(one, other), Math.max(one, other)];
}

export function edit(box: HTMLInputElement, one: Edit) {
  const [from, to] = range(one, box.value.length);
  act(() => {
    box.focus();
    box.setSelectionRange(from, to);
    if (one.kind === 'insert') change(box, 'insertText', one.text);
    else if (one.kind === 'paste') paste(box, one.text);
    else if (one.kind === 'compose') compose(box, one.text);
    else if (one.kind === 'composedBackspace' && from === to) composedBackspace(box, 'insertCompositionText');
    else change(box, one.kind === 'delete' ? 'deleteContentForward' : 'deleteContentBackward', null);
  });
}

function change(box: HTMLInputElement, inputType: string, data: string | null) {
  const event = { inputType, data, bubbles: true };
  if (!box.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }))) return;
  const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
  const room = box.maxLength < 0 ? Infinity : box.maxLength - (box.value.length - (to - from));
  if (data !== null) box.setRangeText(data.slice(0, Math.max(room, 0)), from, to, 'end');
  else if (from < to) box.setRangeText('', from, to, 'end');
  else if (inputType.endsWith('Forward')) box.setRangeText('', from, from + 1, 'end');
  else if (from > 0) box.setRangeText('', from - 1, from, 'end');
  box.dispatchEvent(new InputEvent('input', event));
}

function paste(box: HTMLInputElement, text: string) {
  const taken = fireEvent.paste(box, { clipboardData: { getData: () => text, types: ['text/plain'] } });
  if (taken) change(box, 'insertFromPaste', text);
}

/** Key event of an input method. */
const UNKNOWN_KEY = { key: 'Unidentified', keyCode: 229, bubbles: true };

/** Composes the text character by character, as an input method does before it commits. */
function compose(box: HTMLInputElement, text: string) {
  const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
  box.dispatchEvent(new KeyboardEvent('keydown', UNKNOWN_KEY));
  box.dispatchEvent(new CompositionEvent('compositionstart', { data: '', bubbles: true }));
  let end = to;
  for (let length = 1; length <= text.length; length++) {
    const written = text.slice(0, length);
    const event = { inputType: 'insertCompositionText', data: written, bubbles: true, isComposing: true };
    box.dispatchEvent(new InputEvent('beforeinput', event));
    box.setRangeText(written, from, end, 'end');
    end = from + length;
    box.dispatchEvent(new InputEvent('input', event));
  }
  box.dispatchEvent(new CompositionEvent('compositionend', { data: text, bubbles: true }));
}

/**
 * Backspace on an Android keyboard: composes the text before the caret again without its last character. The composition
 * continues.
 * @param composed how much of the text is composed again
 */
export function composedBackspace(
  box: HTMLInputElement,
  inputType: 'insertCompositionText' | 'deleteContentBackward',
  composed: 'to the caret' | 'all' = 'to the caret',
) {
  const caret = box.selectionStart ?? 0;
  box.dispatchEvent(new KeyboardEvent('keydown', UNKNOWN_KEY));
  if (caret === 0) return;
  box.setSelectionRange(0, composed === 'all' ? box.value.length : caret);
  box.dispatchEvent(new CompositionEvent('compositionstart', { data: '', bubbles: true }));
  const left = box.value.slice(0, caret - 1) + (composed === 'all' ? box.value.slice(caret) : '');
  const data = inputType === 'insertCompositionText' ? left : null;
  const event = { inputType, data, bubbles: true, isComposing: true };
  box.dispatchEvent(new InputEvent('beforeinput', event));
  box.setRangeText('', caret - 1, caret, 'end');
  if (composed === 'all') box.setSelectionRange(box.value.length, box.value.length);
  box.dispatchEvent(new InputEvent('input', event));
  box.dispatchEvent(new KeyboardEvent('keyup', UNKNOWN_KEY));
}

const HISTORY_KEYS = {
  'Control+z': { key: 'z', keyCode: 90, ctrlKey: true },
  'Control+y': { key: 'y', keyCode: 89, ctrlKey: true },
  'Meta+z': { key: 'z', keyCode: 90, metaKey: true },
  'Meta+Shift+z': { key: 'Z', keyCode: 90, metaKey: true, shiftKey: true },
};

/** Presses keys that undo or redo. user-event sends no `keyCode`, which browsers do and Maskito reads. */
export const pressHistoryKeys = (box: HTMLInputElement, keys: keyof typeof HISTORY_KEYS) =>
  fireEvent.keyDown(box, HISTORY_KEYS[keys]);
