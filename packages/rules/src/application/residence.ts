// Where an investor may live, which the product and the law of sanctions decide.
import { problemOfCountry, problemsOfPermanentAddress } from '../address/address-problems';
import { isUsResidence } from '../countries/country-groups';
import { isOrganization } from '../investing-terms';
import type { Problem, Problems } from '../problems';
import { requiredValid } from '../required';
import { isCountry } from '../countries/countries';
import type { Address } from './application-values';
import type { InvestorContext, StepContext } from './step-context';

/** A permanent address in a country of the product. A signed application keeps its address if the product changes. */
export function problemsOfHome(address: Address | undefined, context: StepContext): Problems {
  const problems = problemsOfPermanentAddress(address);
  const country = context.isSigned ? undefined : problemOfHomeCountry(address?.country ?? '', context);
  return country && !problems.country ? { ...problems, country } : problems;
}

function problemOfHomeCountry(
  country: string,
  { allowedCountries, usPerson }: Pick<StepContext, 'allowedCountries' | 'usPerson'>,
): Problem | undefined {
  if (!allowedCountries.includes(country))
    return { name: 'residence_not_offered', values: { country: { country } } };
  return !usPerson && isUsResidence(country) ? { name: 'residence_in_us' } : undefined;
}

/** An organization is governed by the law of its formation; a person with a sanctioned nationality may live elsewhere. */
export const problemOfNationality = (
  code: string | undefined,
  { investorType }: InvestorContext,
): Problem | undefined =>
  isOrganization(investorType) ? problemOfCountry(code) : requiredValid(code, isCountry, 'country_invalid');
