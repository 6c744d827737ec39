// Keeps a text box in its mask through everything that a browser does to it: keys, pasting, cutting, dropping, input methods
// (pinyin, full-width figures), filling in by the browser, undoing.
import { deleted, fitted, inserted, type Mask, type Typed } from './mask';

/** What an input method or a spelling checker writes is looked at when it is done; Enter sends the form. */
const LEFT_TO_THE_BROWSER = /Composition|Replacement|LineBreak|Paragraph/;

/** @returns takes it off again; `composing` is true while an input method writes: what it has in the box is no value yet */
export function attachMask(box: HTMLInputElement, mask: Mask, composing: { current: boolean }): () => void {
  let next: Typed | undefined;
  let beforeComposition: Typed | undefined;
  let beforeSpace: Typed | undefined;
  const past: Typed[] = [];
  const future: Typed[] = [];

  const shown = (): Typed => {
    const { value: text, selectionStart, selectionEnd } = box;
    return { text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length };
  };
  const show = ({ text, from, to }: Typed) => {
    box.value = text;
    box.setSelectionRange(from, to);
  };
  const tell = () => box.dispatchEvent(new InputEvent('input', { bubbles: true }));

  /** Has the change ready for when the browser has made its own; false: nothing changes but the caret. */
  const prepare = (change: Typed | undefined): boolean => {
    const now = shown();
    if (!change) return false;
    if (change.text === now.text) {
      box.setSelectionRange(change.from, change.to);
      return false;
    }
    past.push(now);
    future.length = 0;
    next = change;
    return true;
  };

  const typed = (data: string): Typed | undefined => {
    // Two spaces in a row become a point on some keyboards: the first was refused, so nothing is to be replaced by it.
    if (data === '. ' && beforeSpace) show(beforeSpace);
    beforeSpace = data === ' ' ? shown() : undefined;
    return data === '. ' ? undefined : inserted(shown(), data, mask);
  };

  const edit = (event: InputEvent) => {
    const { inputType, data, dataTransfer } = event;
    if (LEFT_TO_THE_BROWSER.test(inputType)) return;
    const change = inputType.startsWith('delete')
      ? deleted(selectedFor(shown(), inputType), inputType.endsWith('Forward'), mask)
      : typed(data ?? dataTransfer?.getData('text/plain') ?? '');
    if (!prepare(change)) event.preventDefault();
  };

  const settle = () => {
    if (composing.current) return;
    if (next) show(next);
    else if (fitted(box.value, mask) !== box.value) box.value = fitted(box.value, mask);
    next = undefined;
  };

  /** Undoing and doing again: setting the text has emptied the browser's own list of changes. */
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.altKey || !(event.ctrlKey || event.metaKey) || !(key === 'z' || (key === 'y' && event.ctrlKey)))
      return;
    event.preventDefault();
    const [from, to] = key === 'z' && !event.shiftKey ? [past, future] : [future, past];
    const there = from.pop();
    if (!there) return;
    to.push(shown());
    next = there;
    tell();
  };

  const begin = () => {
    beforeComposition = shown();
    composing.current = true;
  };
  /** The box is put back, and what was composed is typed into it like any other text. */
  const end = ({ data }: CompositionEvent) => {
    composing.current = false;
    if (beforeComposition) show(beforeComposition);
    if (data !== '' && prepare(typed(data))) tell();
  };

  const stops: (() => void)[] = [];
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => {
    box.addEventListener(name, hear, capture);
    stops.push(() => box.removeEventListener(name, hear, capture));
  };
  on('beforeinput', edit);
  // Before anybody reads the text.
  on('input', settle, true);
  on('keydown', press);
  on('compositionstart', begin);
  on('compositionend', end);
  return () => stops.forEach((stop) => stop());
}

/** What a key deletes that takes a word, or all up to the end of the line. */
function selectedFor(typed: Typed, inputType: string): Typed {
  const { text, from, to } = typed;
  const forward = inputType.endsWith('Forward');
  const word = inputType.includes('Word');
  if (from < to || !(word || inputType.includes('Line'))) return typed;
  const reach =
    (forward ? /^\s*\S+/ : /\S+\s*$/).exec(forward ? text.slice(to) : text.slice(0, from))?.[0].length ?? 0;
  if (forward) return { text, from, to: word ? to + reach : text.length };
  return { text, from: word ? from - reach : 0, to };
}
