// In the pseudo-locale, a text is in brackets, or belongs to the story, or is data. Any other word is hard-coded in a
// component.
import type { FoundText } from './host/checks/texts';

/** Names from the platform: months, countries, the conjunction of a list. */
const FROM_INTL = [...months('long'), ...months('short'), ...countries(), ...listWords(), 'AM', 'PM'];

/** The same in every language: codes, units, symbols of formulas, names of languages. */
const OF_NO_LANGUAGE = [
  ...['USD', 'CNY', 'HKD', 'EST', 'EDT', 'UTC'],
  ...['kB', 'MB', 'GB'],
  ...['DPI', 'MOIC', 'TVPI', 'NAV'],
  ...['English', '简体中文'],
];

/** Matches masked addresses too: `jo****@example.com`. */
const E_MAIL = /\S+@\S+\.\w+/g;

export function hardCodedTexts(texts: readonly FoundText[], storyTexts: readonly string[]): string[] {
  const known = [...new Set([...storyTexts, ...FROM_INTL, ...OF_NO_LANGUAGE])]
    .filter((text) => /\p{L}/u.test(text))
    .sort((a, b) => b.length - a.length);
  return texts.flatMap(({ text, as, in: place }) => {
    const left = leftOver(text, known);
    return left ? [`${place} says “${text}” (${as}): “${left}” is in no catalogue`] : [];
  });
}

/** Returns the text without bracketed and known parts, or an empty string if no word remains. */
function leftOver(text: string, known: readonly string[]): string {
  let left = withoutBrackets(text);
  for (const part of known) {
    if (!/\p{L}{2}/u.test(left)) return '';
    left = withoutPart(left, part);
  }
  left = left.replace(E_MAIL, ' ');
  return /\p{L}{2}/u.test(left) ? left.replace(/\s+/g, ' ').trim() : '';
}

function withoutBrackets(text: string): string {
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return left;
}

/**
 * Matches whole words only: “in” does not cover the middle of “Signing”. A name of 300 letters is a repeated and truncated
 * name.
 */
function withoutPart(text: string, part: string): string {
  if (!text.includes(part)) return text;
  const written = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /^\p{L}/u.test(part) ? '(?<!\\p{L})' : '';
  const end = /\p{L}$/u.test(part) ? '(?!\\p{L})' : '';
  const cutOff = text.includes(part + part) ? '\\p{L}{0,29}' : '';
  return text.replace(new RegExp(`${start}(?:${written})+${cutOff}${end}`, 'gu'), ' ');
}

function months(month: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('en', { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
}

function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}

function listWords(): string[] {
  const parts = new Intl.ListFormat('en').formatToParts(['1', '2', '3']);
  return parts.map(({ value }) => value.replace(/[^\p{L}]/gu, ''));
}
