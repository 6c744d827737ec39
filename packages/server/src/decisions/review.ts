// Staff review an application and its agreement before money moves. The caller locks the investment.
import type { Transaction } from '../database/database';
import { agreementsOf, type ApplicationRow, readApplication, unreadDocuments } from '../journey/apply';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import {
  countersign,
  COUNTERSIGNED_IN,
  passReview,
  requestAgreement,
  withdrawEnvelopesWhere,
} from '../journey/sign';
import { agreedFees, chargeFees, NO_FEES } from '../ledger/fees-on-top';
import { money } from '../shared/money';
import { StaffError } from '../shared/errors';
import { staffText } from '../shared/staff-input';
import type { Staff } from '../transactions/ledger-entries';
import { type Investment, moveInvestment } from './move-investment';

export async function approveInvestment(tx: Transaction, staff: Staff, investment: Investment) {
  await moveInvestment(tx, staff, investment, 'approved', { note: null });
  const fees = (await agreedFees(tx, investment.id)) ?? NO_FEES;
  await chargeFees(tx, staff.services, investment.id, fees);
  return { commitment: money(investment.commitment) };
}

/** @param note instructions, shown unchanged to the investor */
export const askForAction = (tx: Transaction, staff: Staff, investment: Investment, note: string) =>
  suspend(tx, staff, investment, 'action_asked', note);

/** Accepts the answers and creates the agreement from them. Changed answers would need another review. */
export async function acceptAnswers(tx: Transaction, { services, actor }: Staff, investment: Investment) {
  const { id, status } = investment;
  if (status !== 'application_review')
    throw new StaffError(`Investment ${id} is ${status}: only applications under review can be accepted.`);
  await passReview(tx, services, await applicationOf(tx, id), actor);
}

export const returnForChanges = (tx: Transaction, staff: Staff, investment: Investment, note: string) =>
  moveInvestment(tx, staff, investment, 'review_returned', { note: noteOf(note) });

export async function countersignAgreement(
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: Investment,
  signatory: { name: string; title: string },
) {
  staffText(signatory.title, 'title', 'The job title is required; it is printed with the signature.');
  const row = await applicationOf(tx, id);
  if (!COUNTERSIGNED_IN.includes(status))
    throw new StaffError(`Investment ${id} is ${status}: only approved agreements can be countersigned.`);
  await countersign(tx, services, row, { signatory, actor });
}

/** Creates another agreement from the same application and sends it for signature. Keeps the signed one. */
export async function askForSignature(tx: Transaction, staff: Staff, investment: Investment, note: string) {
  await suspend(tx, staff, investment, 're_signature_asked', note);
  await withdrawEnvelopesWhere(tx, staff.services, agreementsOf(investment.id), staff.actor);
  const row = await applicationOf(tx, investment.id);
  if ((await unreadDocuments(tx, row)).length > 0) return; // The investor has to read them before requesting the agreement.
  const language = row.account.preferredLanguage;
  await requestAgreement(tx, staff.services, row, { language, actor: staff.actor });
}

/** Suspends the investment. Withdraws an unsigned authorization, because nothing is due until the next approval. */
async function suspend(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  event: 'action_asked' | 're_signature_asked',
  note: string,
): Promise<void> {
  await moveInvestment(tx, staff, investment, event, { note: noteOf(note), answer: null });
  await withdrawOutdatedAuthorization(tx, staff.services, investment, staff.actor);
}

const noteOf = (note: string): string => staffText(note, 'note', 'Explain what the investor has to do.');

async function applicationOf(tx: Transaction, id: string): Promise<ApplicationRow> {
  const row = await readApplication(tx, id);
  if (!row) throw new StaffError(`Investment ${id} has no application.`);
  return row;
}
