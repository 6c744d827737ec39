// Countries and regions under comprehensive sanctions of the United States (OFAC), whose residents cannot invest.
import sanctions from './sanctions.json';

export const isSanctionedCountry = (code: string): boolean =>
  sanctions.countries.some((country) => country.code === code);

/** Whether a state or city is in a sanctioned region of the country, in any common spelling of its name. */
export function isSanctionedRegion(country: string, place: string): boolean {
  const letters = place
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return sanctions.regions.some(
    ({ countries, spellings }) =>
      countries.includes(country) && spellings.some((spelling) => letters.includes(spelling)),
  );
}
