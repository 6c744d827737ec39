// Checks that an address is complete and valid in its country.
import type { Address } from '../application/application-values';
import { isCountry } from '../countries/countries';
import { isSanctionedCountry, isSanctionedRegion } from '../countries/sanctions';
import { SUBDIVISIONS } from '../countries/subdivisions';
import { gather, type Problem, type ProblemName, type Problems } from '../problems';
import { requiredValid } from '../required';
import { normaliseText } from '../text/normalise-text';
import { optionalLatin, requiredLatin } from './latin-text';
import { looksLikePoBox } from './po-box';

const US_ZIP = /^\d{5}(?: ?-? ?\d{4})?$/;
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?-? ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

export const isUsZip = (text: string): boolean => US_ZIP.test(normaliseText(text));
export const isCanadianPostalCode = (text: string): boolean => CANADIAN_POSTAL_CODE.test(normaliseText(text));

/** The countries that require a postal code, with its format. */
const POSTAL_CODES: Record<string, { passes: (text: string) => boolean; name: ProblemName }> = {
  US: { passes: isUsZip, name: 'zip_invalid' },
  PR: { passes: isUsZip, name: 'zip_invalid' },
  CA: { passes: isCanadianPostalCode, name: 'postal_code_invalid' },
};

/**
 * A permanent address must be complete, in Latin letters, and no post-office box in any line. The APO, FPO or DPO address of
 * a military or diplomatic unit is valid (31 CFR 1023.220). Paths are those of `Address`.
 */
export function validatePermanentAddress(address: Address = {}): Problems {
  const military = isMilitaryAddress(address);
  const box = (line: string | undefined): Problem | undefined =>
    looksLikePoBox(line ?? '', { military }) ? { name: 'po_box' } : undefined;
  const { line_1, line_2, city, state } = address;
  return {
    ...gather({ line_1: box(line_1), line_2: box(line_2), city: box(city), state: box(state) }),
    ...validateMailingAddress(address),
  };
}

/** An address of the US armed forces or of a diplomatic post. */
export const isMilitaryAddress = ({ country, state = '' }: Address): boolean =>
  country === 'US' && ['AA', 'AE', 'AP'].includes(state);

/** As for a permanent address, but a mailing address may be a post-office box. */
export function validateMailingAddress(address: Address = {}): Problems {
  const country = address.country ?? '';
  return gather({
    country: validateCountry(address.country),
    line_1: requiredLatin(address.line_1),
    line_2: optionalLatin(address.line_2),
    city: requiredLatin(address.city) ?? validateRegion(country, address.city),
    state: validateState(country, address.state) ?? validateRegion(country, address.state),
    zip: validatePostalCode(country, address.zip),
  });
}

/** Requires a listed country that is not under sanctions. */
export const validateCountry = (code: string | undefined): Problem | undefined =>
  requiredValid(code, isCountry, 'country_invalid') ??
  (code && isSanctionedCountry(code)
    ? { name: 'country_sanctioned', values: { country: { country: code } } }
    : undefined);

const validateRegion = (country: string, place: string | undefined): Problem | undefined =>
  isSanctionedRegion(country, place ?? '') ? { name: 'region_sanctioned' } : undefined;

function validateState(country: string, state: string | undefined): Problem | undefined {
  const subdivisions = SUBDIVISIONS[country];
  if (!subdivisions) return optionalLatin(state);
  return requiredValid(state, (code) => subdivisions.some((row) => row.code === code), 'state_invalid');
}

function validatePostalCode(country: string, zip: string | undefined): Problem | undefined {
  const rule = POSTAL_CODES[country];
  return rule ? requiredValid(zip, rule.passes, rule.name) : optionalLatin(zip);
}
