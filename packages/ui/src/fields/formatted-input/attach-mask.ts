// Groups the text of an input after every change, whichever way it came: keys, pasting, dropping, dictation, autocorrect,
// autofill, an input method. What changed is read off the text itself, because those ways send different events.
import { groupedText, positionAfter, signsOf, type Mask } from './mask';
import { halfWidth } from './masks';

interface Content {
  /** As it was typed, with the separators of the typist. */
  typed: string;
  /** As the input shows it: grouped, or as typed where the mask cannot read it. */
  shown: string;
}

/** What undo and redo restore. It outlives a mask, because a number with a calling code changes the mask. */
const histories = new WeakMap<HTMLInputElement, { past: Content[]; future: Content[] }>();

export interface MaskedInput {
  /** Sets the text from outside. The caret keeps its distance from the end. */
  write: (text: string) => void;
  detach: () => void;
}

/** @param composing true while an input method writes: its unfinished text has no value */
export function attachMask(
  input: HTMLInputElement,
  mask: Mask,
  composing: { current: boolean },
): MaskedInput {
  let content = contentOf(input.value, mask);
  const { past, future } = histories.get(input) ?? { past: [], future: [] };
  histories.set(input, { past, future });
  /** Whether nothing was selected at the key that began the composition. Later, the text that is composed again is. */
  let composedAtCaret = false;

  const show = (next: Content, caret: number) => {
    content = next;
    if (input.value === next.shown && input.selectionStart === caret) return;
    input.value = next.shown;
    input.setSelectionRange(caret, caret);
  };
  const notify = () => input.dispatchEvent(new InputEvent('input', { bubbles: true }));

  const settle = (event: Event) => {
    const inputType = event instanceof InputEvent ? event.inputType : '';
    // Android keyboards delete by composing a shorter text, and then wait for the next word: the text is final at once.
    const isShorter = composedAtCaret && input.value.length < content.shown.length;
    if (isShorter) composing.current = false;
    if (composing.current || input.value === content.shown) return;
    const isDeletion = isShorter && inputType === 'insertCompositionText';
    const edited = edit(content, input, isDeletion ? 'deleteContentBackward' : inputType, mask);
    if (edited.content.shown !== content.shown) {
      past.push(content);
      future.length = 0;
    }
    show(edited.content, edited.caret);
  };

  /** Setting the text has emptied the browser's own list of changes. */
  const restore = (from: Content[], to: Content[]) => {
    const next = from.pop();
    if (!next) return;
    to.push(content);
    show(next, next.shown.length);
    notify();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!composing.current) composedAtCaret = input.selectionStart === input.selectionEnd;
    const key = event.key.toLowerCase();
    const isHistory = key === 'z' || (key === 'y' && event.ctrlKey);
    if (event.altKey || !(event.ctrlKey || event.metaKey) || !isHistory) return;
    event.preventDefault();
    if (key === 'z' && !event.shiftKey) restore(past, future);
    else restore(future, past);
  };
  const onBeforeInput = (event: InputEvent) => {
    if (!event.inputType.startsWith('history') || !event.cancelable) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') restore(past, future);
    else restore(future, past);
  };
  const onCompositionStart = () => {
    composing.current = true;
  };
  const onCompositionEnd = () => {
    composing.current = false;
    notify();
  };
  const removals: (() => void)[] = [];
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => {
    input.addEventListener(name, listener, capture);
    removals.push(() => input.removeEventListener(name, listener, capture));
  };
  on('input', settle, true); // before a handler reads the text
  on('keydown', onKeyDown);
  on('beforeinput', onBeforeInput);
  on('compositionstart', onCompositionStart);
  on('compositionend', onCompositionEnd);
  return {
    write: (text) => {
      const behind = signsOf(input.value.slice(input.selectionEnd ?? input.value.length), mask).length;
      content = contentOf(text, mask);
      input.value = content.shown;
      if (input.ownerDocument.activeElement !== input || behind === 0) return;
      const caret = positionAfter(signsOf(content.shown, mask).length - behind, content.shown, mask);
      input.setSelectionRange(caret, caret);
    },
    detach: () => removals.forEach((remove) => remove()),
  };
}

/** Of a text that nobody typed the separators are the mask's. */
const contentOf = (text: string, mask: Mask): Content => {
  const typed = mask.read(text) ?? halfWidth(text);
  return { typed, shown: groupedText(typed, mask) ?? typed };
};

/** The content after a change that the browser has made to the shown text. */
function edit(before: Content, { value, selectionStart }: HTMLInputElement, inputType: string, mask: Mask) {
  const { typed, shown } = before;
  // A key typed over the same character and a separator takes away the separator too, but deletes nothing.
  const deletes = inputType.startsWith('delete');
  const forward = inputType.endsWith('Forward');
  const [start, end, insertedEnd] = changedRange(shown, value, selectionStart ?? value.length, deletes);
  const inserted = halfWidth(value.slice(start, insertedEnd));
  const isGrouped = groupedText(typed, mask) !== undefined;
  if (!isGrouped) return withCaret(halfWidth(value), insertedEnd, mask);
  const signs = signsOf(shown, mask);
  // Continuing a number keeps its separators, as long as it can be read with them: `1,234` and `,567` are one number,
  // `1234` and `,56` another. `5,000` and `0` are `50,000`.
  if (start === shown.length) {
    const continued = [typed + inserted, signs + inserted];
    const readable = continued.find((text) => groupedText(text, mask) !== undefined);
    return withCaret(readable ?? typed + inserted, Infinity, mask);
  }

  let from = signsOf(shown.slice(0, start), mask).length;
  let to = signsOf(shown.slice(0, end), mask).length;
  if (deletes && inserted === '' && from === to) {
    // Deleting a separator means the character beside it: the separator would return.
    if (forward) to++;
    else from = Math.max(from - 1, 0);
  }
  // Without its decimal point an amount would be a hundred times as much: the caret moves past the point instead.
  const point = deletes && signs.slice(from, to) === '.' && to < signs.length;
  if (point) return { content: before, caret: positionAfter(forward ? to : from, shown, mask) };
  return withCaret(signs.slice(0, from) + inserted + signs.slice(to), from + inserted.length, mask);
}

/**
 * Where two texts differ: from `start` to `end` in the first, to `insertedEnd` in the second, which has the caret. After a
 * deletion by composing, the caret may be at the end of the composed text.
 */
function changedRange(before: string, after: string, caret: number, deletes: boolean) {
  const tail = before.endsWith(after.slice(caret)) ? after.length - caret : 0;
  let [end, insertedEnd] = [before.length - tail, after.length - tail];
  let start = 0;
  while (start < end && start < insertedEnd && before[start] === after[start]) start++;
  while (deletes && insertedEnd > start && before[end - 1] === after[insertedEnd - 1])
    [end, insertedEnd] = [end - 1, insertedEnd - 1];
  return [start, end, insertedEnd] as const;
}

/** @param caret in the typed text; beyond it: at the end */
function withCaret(typed: string, caret: number, mask: Mask) {
  const grouped = groupedText(typed, mask);
  if (grouped === undefined)
    return { content: { typed, shown: typed }, caret: Math.min(caret, typed.length) };
  const content = { typed, shown: grouped };
  if (caret >= typed.length) return { content, caret: grouped.length };
  // Zeros at the start fall away.
  const lost = signsOf(typed, mask).length - signsOf(grouped, mask).length;
  const count = Math.max(signsOf(typed.slice(0, caret), mask).length - lost, 0);
  return { content, caret: positionAfter(count, grouped, mask) };
}
