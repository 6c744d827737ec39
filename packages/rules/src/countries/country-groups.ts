// The country groups of product and sign-up rules. Puerto Rico counts as the United States.

export const COUNTRY_GROUPS = ['us', 'canada', 'non_us', 'non_us_ex_canada'] as const;
export type CountryGroup = (typeof COUNTRY_GROUPS)[number];

const US = ['US', 'PR'];

export const isUsResidence = (country: string): boolean => US.includes(country);

/** The United States with its territories, whose residents and organizations are US persons, 17 CFR 230.902(k) and (l). */
const UNITED_STATES = [...US, 'GU', 'VI', 'AS', 'MP', 'UM'];

export const isInUnitedStates = (country: string): boolean => UNITED_STATES.includes(country);

/** All groups that a country belongs to. */
export function countryGroups(country: string): readonly CountryGroup[] {
  if (isUsResidence(country)) return ['us'];
  return country === 'CA' ? ['canada', 'non_us'] : ['non_us', 'non_us_ex_canada'];
}

/** The groups whose residents may sign up without an invitation. Other residents are offered the waitlist. */
export const canSignUp = (country: string): boolean => isUsResidence(country) || country === 'CA';

/** The countries of the groups, in the given order. */
export const countriesIn = (groups: readonly CountryGroup[], codes: readonly string[]): string[] =>
  codes.filter((code) => countryGroups(code).some((group) => groups.includes(group)));
