const NON_ASCII = /[^\x20-\x7e]/;

/** Normalises text for search: drops case, accents, full-width forms, punctuation, and repeated or outer spaces. */
export const foldText = (text: string): string =>
  // Most names are ASCII, and the first keystroke folds thousands of them.
  (NON_ASCII.test(text) ? text.normalize('NFKD').replace(/\p{Mn}/gu, '') : text)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
