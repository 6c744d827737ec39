// One spelling for what people type, paste, dictate and compose. Keyboards and documents write the same letter, space or
// hyphen with many code points, and banks, databases and comparisons know one.

/** Soft hyphen, zero-width space, direction marks, word joiner, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Joiners shape Arabic and Indic letters; after Latin letters, digits and punctuation they are invisible. */
const STRAY_JOINERS = /([\p{Script=Latin}\p{N}\p{P}\s]|^)[\u200c\u200d]+/gu;
const APOSTROPHES = /[\u00b4\u02bc\u2018\u2019]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const SPACES = /[^\S\n]/g;
/** NFKC would turn 12½ into 121⁄2, 5² into 52 and º into o: another number, another word. */
const KEEPS_ITS_MEANING = /[^\p{No}ªº]+/gu;

/**
 * The text in Unicode form NFKC, with one kind of space, hyphen and apostrophe and nothing invisible, trimmed:
 * `Ｓｍｉｔｈ` is `Smith`. Fractions, superscripts and ordinal signs stay. Line breaks stay.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '$1')
    .replace(APOSTROPHES, "'")
    .replace(KEEPS_ITS_MEANING, (part) => part.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .trim();

/** The text as searches compare it: one spelling for spaces, hyphens, full and half width, upper and lower case. */
export const searchableText = (text: string): string => normaliseText(text).toLowerCase();
