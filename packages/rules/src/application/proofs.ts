// The proofs that an application needs, and how old they may be.
import { addMonths } from '../dates/calendar-date';
import type { REQUIRED_PROOFS } from '../investing-terms';
import { PROOF_DOCUMENT_MONTHS } from '../limits';
import type { Problem } from '../problems';
import type { StepContext } from './step-context';

/** The files are stored with the investor, so the rule needs the context only. */
export function validateProof(type: RequiredProof, context: StepContext): Problem | undefined {
  const proofs = context.documents.filter((document) => document.type === type);
  if (proofs.length === 0) return { name: `${type}_missing` };
  if (!ages(type, context)) return undefined;
  const oldest = addMonths(context.today, -PROOF_DOCUMENT_MONTHS);
  if (proofs.some(({ uploadedOn }) => uploadedOn >= oldest)) return undefined;
  return { name: 'proof_of_address_outdated', values: { months: PROOF_DOCUMENT_MONTHS } };
}

/** A bill is at least as old as its upload. In China a national ID may replace it, which has no age limit. */
const ages = (type: RequiredProof, { isSigned, homeCountry }: StepContext): boolean =>
  type === 'proof_of_address' && !isSigned && homeCountry !== 'CN';

type RequiredProof = (typeof REQUIRED_PROOFS)[number];
