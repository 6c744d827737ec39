import { problemsOfMailingAddress, problemsOfPermanentAddress } from '../address/address-problems';
import { requiredLatin } from '../address/latin-text';
import { isCountry } from '../countries/countries';
import { problemOfEmail } from '../join/sign-up';
import { problemOfPhone } from '../phone/phone';
import type { InvestorType } from '../investing-terms';
import { gather, type Problem, type Problems, under } from '../problems';
import { requiredAnswer, requiredText, requiredValid } from '../required';
import type { InvestorInformationValues } from './application-values';
import { problemsOfInterestedParty } from './interested-party';
import { problemsOfRetirementPlan } from './retirement-plan';
import { problemsOfSigner } from './signer';
import type { StepContext } from './step-context';

export function problemsOfInvestorInformation(
  values: InvestorInformationValues,
  context: StepContext,
): Problems {
  const { signers = [], interested_parties: interested = [] } = values;
  return {
    ...gather({
      investor_name: requiredLatin(values.investor_name),
      nationality: requiredValid(values.nationality, isCountry, 'country_invalid'),
      mailing_same: requiredAnswer(values.mailing_same),
      phone_number: problemOfPhone(values.phone_region, values.phone_number),
      signers: problemOfSignerCount(signers.length, context),
      has_sales_representative: requiredAnswer(values.has_sales_representative),
      related_to_member_firm: requiredAnswer(values.related_to_member_firm),
      related_to_public_company: requiredAnswer(values.related_to_public_company),
      senior_political_figure: requiredAnswer(values.senior_political_figure),
    }),
    ...under('permanent_address', problemsOfPermanentAddress(values.permanent_address)),
    ...(values.mailing_same === false
      ? under('mailing_address', problemsOfMailingAddress(values.mailing_address))
      : {}),
    ...(values.has_sales_representative ? problemsOfSalesRepresentative(values) : {}),
    ...problemsOfEach('signers', signers, (signer, place) =>
      problemsOfSigner(signer, place, values.nationality, context),
    ),
    ...problemsOfRetirementPlan(values, context.investorType),
    ...problemsOfEach('interested_parties', interested, problemsOfInterestedParty),
  };
}

function problemsOfEach<T>(
  path: string,
  list: readonly T[],
  problemsOf: (one: T, place: number) => Problems,
): Problems {
  const found = list.flatMap((one, place) =>
    Object.entries(under(`${path}.${place}`, problemsOf(one, place))),
  );
  return Object.fromEntries(found);
}

/** Joint owners sign together, so there are at least two of them. */
export const fewestSigners = (investorType: InvestorType): number =>
  investorType.startsWith('joint_') ? 2 : 1;

function problemOfSignerCount(count: number, { investorType }: StepContext): Problem | undefined {
  if (count === 0) return { name: 'signer_required' };
  return count < fewestSigners(investorType) ? { name: 'second_signer_required' } : undefined;
}

const problemsOfSalesRepresentative = (values: InvestorInformationValues): Problems =>
  gather({
    sales_firm: requiredText(values.sales_firm),
    sales_name: requiredText(values.sales_name),
    sales_email: problemOfEmail(values.sales_email),
  });
