// The answers that staff review before the agreement of an application is made.
import { isSanctionedCountry } from '../countries/sanctions';
import type { InvestorInformationValues } from './application-values';

/** The questions about connections, each with the field of its details. */
export const RELATED_PARTY_QUESTIONS = [
  ['related_to_member_firm', 'related_to_member_firm_details'],
  ['related_to_public_company', 'related_to_public_company_details'],
  ['senior_political_figure', 'senior_political_figure_details'],
] as const;

export interface ReviewReason {
  answer: (typeof RELATED_PARTY_QUESTIONS)[number][0] | 'nationality';
  details: string;
}

/** The nationality counts if its country is under sanctions: such a person may invest while resident elsewhere. */
export function reviewReasons(information: InvestorInformationValues): ReviewReason[] {
  const { nationality } = information;
  return [
    ...(nationality && isSanctionedCountry(nationality)
      ? [{ answer: 'nationality' as const, details: nationality }]
      : []),
    ...RELATED_PARTY_QUESTIONS.filter(([answer]) => information[answer] === true).map(
      ([answer, details]) => ({
        answer,
        details: information[details] ?? '',
      }),
    ),
  ];
}
