// The answers that staff review before the agreement of an application is made.
import { isSanctionedCountry } from '../countries/sanctions';
import { isJoint, isOrganization } from '../investing-terms';
import { parseMoney } from '../money/money';
import type { AccreditedBasis } from '../qualification/accredited-tests';
import type { Threshold, ThresholdName } from '../qualification/rulebook';
import type {
  ApplicationValues,
  InvestorInformationValues,
  QualificationValues,
  Signer,
  StatusAndExperienceValues,
} from './application-values';
import type { InvestorContext } from './step-context';

/** The questions about connections, each with the field of its details. */
export const RELATED_PARTY_QUESTIONS = [
  ['related_to_member_firm', 'related_to_member_firm_details'],
  ['related_to_public_company', 'related_to_public_company_details'],
  ['senior_political_figure', 'senior_political_figure_details'],
] as const;

export interface ReviewReason {
  answer:
    | (typeof RELATED_PARTY_QUESTIONS)[number][0]
    | 'nationality'
    | 'accredited_basis'
    | 'qualified_purchaser'
    | 'signers';
  details: string;
}

export interface ReviewContext extends InvestorContext {
  /** In force today. */
  thresholds: Record<ThresholdName, Pick<Threshold, 'amount'>>;
}

/**
 * - A nationality whose country is under sanctions: such a person may invest while resident elsewhere.
 * - Figures that do not reach the threshold of the stated test. They may leave out a spouse, so staff decide.
 * - A co-owner or trustee with a Social Security number in an application of no US person: one of them who resides in the
 *   United States makes a trust a US person (17 CFR 230.902(k)(1)(iv)).
 * - Every Yes about connections.
 */
export function reviewReasons(
  { qualification, investor_information: information, status_and_experience: figures }: ApplicationValues,
  context: ReviewContext,
): ReviewReason[] {
  const { nationality } = information;
  return [
    ...(nationality && isSanctionedCountry(nationality)
      ? [{ answer: 'nationality' as const, details: nationality }]
      : []),
    ...lowFigures(qualification, figures, context),
    ...usSigners(information, context),
    ...RELATED_PARTY_QUESTIONS.filter(([answer]) => information[answer] === true).map(
      ([answer, details]) => ({
        answer,
        details: information[details] ?? '',
      }),
    ),
  ];
}

type Figure = 'income_last_year' | 'income_year_before' | 'net_worth' | 'total_investments';

/** The figures that have to be above the threshold of a test. Other tests have no figure in the application. */
const FIGURES_OF_TESTS: Partial<
  Record<AccreditedBasis, { figures: readonly Figure[]; above: ThresholdName }>
> = {
  income: { figures: ['income_last_year', 'income_year_before'], above: 'accredited_income' },
  joint_income: { figures: ['income_last_year', 'income_year_before'], above: 'accredited_joint_income' },
  net_worth: { figures: ['net_worth'], above: 'accredited_net_worth' },
  entity_investments: { figures: ['total_investments'], above: 'accredited_assets' },
};

function lowFigures(
  { accredited_basis: basis, qualified_purchaser }: QualificationValues,
  stated: StatusAndExperienceValues,
  { investorType, thresholds }: ReviewContext,
): ReviewReason[] {
  const getAmount = (figure: Figure) => parseMoney(stated[figure] ?? '');
  const test = basis && FIGURES_OF_TESTS[basis];
  const low = (test?.figures ?? []).filter((figure) => {
    const amount = getAmount(figure);
    return test && amount !== undefined && amount <= thresholds[test.above].amount;
  });
  const investments = getAmount('total_investments');
  const isLow =
    qualified_purchaser === true &&
    !isOrganization(investorType) &&
    investments !== undefined &&
    investments < thresholds.qualified_purchaser_investments.amount;
  const formatFigures = (figures: readonly Figure[]) =>
    figures.map((figure) => `${figure} ${stated[figure]}`).join(', ');
  return [
    ...(low.length > 0
      ? [{ answer: 'accredited_basis' as const, details: `${basis}: ${formatFigures(low)}` }]
      : []),
    ...(isLow
      ? [{ answer: 'qualified_purchaser' as const, details: formatFigures(['total_investments']) }]
      : []),
  ];
}

function usSigners(
  { signers = [] }: InvestorInformationValues,
  { usPerson, investorType }: ReviewContext,
): ReviewReason[] {
  const owns = (signer: Signer) =>
    isJoint(investorType) || (investorType === 'trust' && signer.capacity === 'trustee');
  const names = signers
    .filter((signer) => !usPerson && signer.id_type === 'ssn' && owns(signer))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  return names.length > 0 ? [{ answer: 'signers', details: names.join(', ') }] : [];
}
