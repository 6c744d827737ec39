// The groups that product and sign-up rules speak of. Puerto Rico counts as the United States.

export const COUNTRY_GROUPS = ['us', 'canada', 'non_us', 'non_us_ex_canada'] as const;
export type CountryGroup = (typeof COUNTRY_GROUPS)[number];

const US = ['US', 'PR'];

export const isUsResidence = (country: string): boolean => US.includes(country);

/** Every group a country belongs to. */
export function countryGroups(country: string): readonly CountryGroup[] {
  if (isUsResidence(country)) return ['us'];
  return country === 'CA' ? ['canada', 'non_us'] : ['non_us', 'non_us_ex_canada'];
}

/** Who may sign up alone; others are offered the waitlist or come by invitation. */
export const canSignUp = (country: string): boolean => isUsResidence(country) || country === 'CA';

/** The countries of any of those groups, in the order given: `['us', 'canada']` -> those who may sign up alone. */
export const countriesIn = (groups: readonly CountryGroup[], codes: readonly string[]): string[] =>
  codes.filter((code) => countryGroups(code).some((group) => groups.includes(group)));
