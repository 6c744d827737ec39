// Pure: finds the menu item that a key moves to.
import { foldText } from '../../behaviour/fold-text';

/** Returns the index that a movement key leads to from `place`, wrapping around; undefined for other keys. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface TypedAhead {
  text: string;
  /** `timeStamp` of the last key's event. */
  at: number;
}

/** Letters typed within this many milliseconds of each other belong to one word. */
const ONE_WORD = 600;

export const NOTHING_TYPED: TypedAhead = { text: '', at: -Infinity };

export const typeAhead = ({ text, at }: TypedAhead, key: string, now: number): TypedAhead => ({
  text: now - at < ONE_WORD ? text + key : key,
  at: now,
});

/** Returns the next item that begins with the typed text; repeating a letter moves on to the next match. */
export function placeByText(typed: string, place: number, items: readonly string[]): number | undefined {
  const letters = [...foldText(typed)];
  const repeated = letters.every((letter) => letter === letters[0]);
  const text = repeated ? letters[0] : letters.join('');
  if (!text) return undefined;
  const from = repeated ? place + 1 : place;
  const order = items.map((_, index) => (from + index + items.length) % items.length);
  return order.find((at) => foldText(items[at] ?? '').startsWith(text));
}
