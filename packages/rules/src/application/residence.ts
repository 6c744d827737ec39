// Where an investor may live, which the product and the law of sanctions decide.
import { validateCountry, validatePermanentAddress } from '../address/address-problems';
import { isInUnitedStates } from '../countries/country-groups';
import { isOrganization } from '../investing-terms';
import type { Problem, Problems } from '../problems';
import { requiredAnswer, requiredValid } from '../required';
import { isCountry } from '../countries/countries';
import type { Address } from './application-values';
import type { StepContext } from './step-context';

/** A permanent address in a country of the product. A signed application keeps its address if the product changes. */
export function validateHomeAddress(address: Address | undefined, context: StepContext): Problems {
  const problems = validatePermanentAddress(address);
  if (context.isSigned) return problems;
  const country = validateHomeCountry(address?.country ?? '', context);
  if (country && !problems.country) return { ...problems, country };
  const inUs = address?.country === 'US';
  const path = inUs ? 'state' : 'country';
  const hasLaw = inUs && COMMUNITY_PROPERTY_STATES.includes(address.state ?? '');
  return context.investorType === 'joint_community_property' && !hasLaw && !problems[path]
    ? { ...problems, [path]: { name: 'community_property_state' } }
    : problems;
}

/** The states whose law makes property of spouses community property without an agreement. */
const COMMUNITY_PROPERTY_STATES = ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'];

function validateHomeCountry(
  country: string,
  { allowedCountries, usPerson }: Pick<StepContext, 'allowedCountries' | 'usPerson'>,
): Problem | undefined {
  if (!allowedCountries.includes(country))
    return { name: 'residence_not_offered', values: { country: { country } } };
  return !usPerson && isInUnitedStates(country) ? { name: 'residence_in_us' } : undefined;
}

/**
 * An organization is governed by the law of its formation, and is a US person if formed in the United States
 * (17 CFR 230.902(k)(1)(ii)). A person with a sanctioned nationality may live elsewhere.
 */
export function validateNationality(
  code: string | undefined,
  { investorType, usPerson, isSigned }: Pick<StepContext, 'investorType' | 'usPerson' | 'isSigned'>,
): Problem | undefined {
  if (!isOrganization(investorType)) return requiredValid(code, isCountry, 'country_invalid');
  const formedInUs = !usPerson && !isSigned && isInUnitedStates(code ?? '');
  return validateCountry(code) ?? (formedInUs ? { name: 'formed_in_us' } : undefined);
}

/** A natural person resides in the United States if the permanent address is there. */
export function validateInvestorResidence(
  inUs: boolean | undefined,
  { homeCountry, isSigned }: Pick<StepContext, 'homeCountry' | 'isSigned'>,
): Problem | undefined {
  if (inUs === undefined || homeCountry === undefined || isSigned) return requiredAnswer(inUs);
  return inUs === isInUnitedStates(homeCountry) ? undefined : { name: 'residence_differs' };
}
