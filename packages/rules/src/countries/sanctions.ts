// Countries and regions under comprehensive sanctions of the United States (OFAC), whose residents cannot invest.
import sanctions from './sanctions.json';

export const isSanctionedCountry = (code: string): boolean =>
  sanctions.countries.some((country) => country.code === code);

/** Whether a state or city is in a sanctioned region of the country, in any common spelling of its name. */
export function isSanctionedRegion(country: string, place: string): boolean {
  const words = spacedWords(place);
  return sanctions.regions.some(
    ({ countries, spellings }) =>
      countries.includes(country) && spellings.some((spelling) => words.includes(spacedWords(spelling))),
  );
}

/** Lower-case words with spaces around, so that `krym` is not found in `krymsk`; a Chinese character is a word. */
const spacedWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Lm}'’]/gu, '')
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/\P{L}+/gu, ' ')
    .trim()} `;
