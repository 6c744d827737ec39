// Normalises text that users type, paste, dictate or compose: keyboards and documents encode the same letter, space or
// hyphen with many code points, while banks, databases and comparisons expect one.

/** Soft hyphen, zero-width space, direction marks, word joiner, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Joiners shape Arabic and Indic letters; after Latin letters, digits and punctuation they have no effect. */
const STRAY_JOINERS = /([\p{Script=Latin}\p{N}\p{P}\s]|^)[\u200c\u200d]+/gu;
/** With those of Hawaiian, Tongan and transliterated names: ʻokina, half rings, primes. */
const APOSTROPHES = /[\u00b4\u02b9\u02bb\u02bc\u02be\u02bf\u2018\u2019\u201b\u2032\ua78c]/g;
/** Phones type them in pairs; banks accept only the plain one. */
const QUOTES = /[\u02ba\u201c-\u201f\u2033]/g;
/** Their last four bits are their value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const SPACES = /[^\S\n]/g;
/** NFKC would turn 12½ into 121⁄2, 5² into 52 and º into o, which changes the meaning. */
const KEEPS_ITS_MEANING = /[^\p{No}ªº]+/gu;

/** Converts the digits of Arabic and Persian keyboards: `٤١٥` is `415`. */
export const toAsciiDigits = (text: string): string =>
  text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Text in Unicode form NFKC, with one kind of space, hyphen, apostrophe and quotation mark, without invisible characters,
 * with ASCII digits, trimmed: `Ｓｍｉｔｈ` is `Smith`. Keeps fractions, superscripts, ordinal indicators and line breaks.
 */
export const normaliseText = (text: string): string =>
  toAsciiDigits(text)
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '$1')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(KEEPS_ITS_MEANING, (part) => part.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .trim();

/** Text for search: normalises spaces, hyphens, width and case. */
export const searchableText = (text: string): string => normaliseText(text).toLowerCase();
