// The proofs that an application needs, and how old they may be.
import { addMonths } from '../dates/calendar-date';
import { REQUIRED_PROOFS } from '../investing-terms';
import { PROOF_DOCUMENT_MONTHS } from '../limits';
import type { Problems } from '../problems';
import type { ApplicationValues } from './application-values';
import type { ProofOnFile, StepContext } from './step-context';

/** The files live with the investor, so only the context tells. */
export function problemsOfUploadFiles(
  _values: ApplicationValues['upload_files'],
  context: StepContext,
): Problems {
  const lacking = REQUIRED_PROOFS.filter((type) => proofsOf(type, context).length === 0);
  const missing = lacking.map((type) => [type, { name: `${type}_missing` }] as const);
  const outdated: Problems = hasOutdatedAddress(context)
    ? { proof_of_address: { name: 'proof_of_address_outdated', values: { months: PROOF_DOCUMENT_MONTHS } } }
    : {};
  return { ...outdated, ...Object.fromEntries(missing) };
}

const proofsOf = (type: ProofOnFile['type'], { documents }: StepContext) =>
  documents.filter((document) => document.type === type);

/** A bill is no younger than its upload. In China a national ID may stand for it, which does not age. */
const hasOutdatedAddress = (context: StepContext): boolean =>
  !context.isSigned &&
  context.homeCountry !== 'CN' &&
  proofsOf('proof_of_address', context).every(
    ({ uploadedOn }) => uploadedOn < addMonths(context.today, -PROOF_DOCUMENT_MONTHS),
  );
