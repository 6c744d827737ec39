const WRITTEN_OTHERWISE = /[^\x20-\x7e]/;

/** Text as it is compared while somebody types: without case, accents, full-width forms, punctuation and doubled or outer spaces. */
export const foldText = (text: string): string =>
  // Most names are plain letters, and thousands are folded at the first key.
  (WRITTEN_OTHERWISE.test(text) ? text.normalize('NFKD').replace(/\p{Mn}/gu, '') : text)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
