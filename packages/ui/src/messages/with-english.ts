type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cache by catalogue: components memoise by the identity of their messages. */
const completed = new WeakMap<object, unknown>();

/** Fills in missing messages with the English ones, at every depth. */
export function withEnglish<Messages>(english: Messages, given: unknown): Messages {
  if (given === undefined || given === null) return english;
  if (!isGroup(english) || !isGroup(given)) return given as Messages; // `PartialMessages` has the same shape
  if (!completed.has(given)) completed.set(given, merge(english, given));
  return completed.get(given) as Messages; // set above, from the same pair
}

function merge(english: Group, given: Group): Group {
  const names = Object.keys({ ...english, ...given });
  return Object.fromEntries(names.map((name) => [name, withEnglish(english[name], given[name])]));
}
