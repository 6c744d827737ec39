// Staff review an application and its agreement before money moves, and amend or resend the agreement. The caller of a review
// locks the investment.
import { dateInNewYork } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { type envelopes, investmentNotes, investments, products } from '../database/tables';
import { getAgreements, type ApplicationRow, readApplication, unreadDocuments } from '../journey/apply';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import {
  countersign,
  COUNTERSIGNABLE_STATUSES,
  expireIfDue,
  lockEnvelope,
  lockSubject,
  passReview,
  requestAgreement,
  resendEnvelope,
  withdrawEnvelopesWhere,
} from '../journey/sign';
import { productAsAgreed, getTerms } from '../ledger/agreed-terms';
import { agreedFees, chargeFees, NO_FEES } from '../ledger/fees-on-top';
import { money } from '../shared/money';
import { newId } from '../shared/new-id';
import { StaffError, staffReason, staffText } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import { changesInWords, fieldChanges } from './field-changes';
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
  await passReview(tx, services, await loadApplication(tx, id), actor);
}

export const returnForChanges = (tx: Transaction, staff: Staff, investment: Investment, note: string) =>
  moveInvestment(tx, staff, investment, 'review_returned', { note: readNote(note) });

export async function countersignAgreement(
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: Investment,
  signatory: { name: string; title: string },
) {
  staffText(signatory.title, 'title', 'The job title is required; it is printed with the signature.');
  const row = await loadApplication(tx, id);
  if (!COUNTERSIGNABLE_STATUSES.includes(status))
    throw new StaffError(`Investment ${id} is ${status}: only approved agreements can be countersigned.`);
  await countersign(tx, services, row, { signatory, actor });
}

/** Creates another agreement from the same application and sends it for signature. Keeps the signed one. */
export async function askForSignature(tx: Transaction, staff: Staff, investment: Investment, note: string) {
  await suspend(tx, staff, investment, 're_signature_asked', note);
  await withdrawEnvelopesWhere(tx, staff.services, getAgreements(investment.id), staff.actor);
  const row = await loadApplication(tx, investment.id);
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
  await moveInvestment(tx, staff, investment, event, { note: readNote(note), answer: null });
  await withdrawOutdatedAuthorization(tx, staff.services, investment, staff.actor);
}

const readNote = (note: string): string => staffText(note, 'note', 'Explain what the investor has to do.');

async function loadApplication(tx: Transaction, id: string): Promise<ApplicationRow> {
  const row = await readApplication(tx, id);
  if (!row) throw new StaffError(`Investment ${id} has no application.`);
  return row;
}

/** Sends a new link, valid for seven days. @throws StaffError */
export async function resendLink(
  tx: Transaction,
  { services, actor }: Staff,
  found: typeof envelopes.$inferSelect,
) {
  const { id } = found;
  await lockSubject(tx, found);
  await expireIfDue(tx, services.clock, id);
  const envelope = await lockEnvelope(tx, id);
  if (!envelope) throw new StaffError(`Envelope ${id} no longer exists.`);
  await resendEnvelope(tx, services, envelope, actor);
  const sent = await lockEnvelope(tx, id);
  return { id, status: sent?.status, expires: sent && dateInNewYork(sent.expiresAt) };
}

// Staff amend an agreement: the current terms of the product replace the signed terms.

/** @param given identifies the amendment that the investor has accepted; e-mailed to the investor unchanged */
export async function amendTerms(
  tx: Transaction,
  { services: { clock, jobs }, actor }: Staff,
  id: string,
  given: string,
) {
  const reason = staffReason(given, 'investor');
  const [investment] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
  if (!investment?.agreedTerms)
    throw new StaffError(`Investment ${id} has no signed terms. The terms of the product apply to it.`);
  const [product] = await tx.select().from(products).where(eq(products.id, investment.productId));
  if (!product) throw new StaffError(`Product ${investment.productId} no longer exists.`);
  const agreedTerms = getTerms(product);
  const changes = fieldChanges(getTerms(productAsAgreed(product, investment.agreedTerms)), agreedTerms);
  if (changes.length === 0) return { id, changes };
  await tx.update(investments).set({ agreedTerms }).where(eq(investments.id, id));
  const event = 'terms_amended';
  const written = { investmentId: id, event, note: reason, writtenAt: clock.now() } as const;
  await tx.insert(investmentNotes).values({ id: newId(), ...written });
  await jobs.enqueue(tx, 'send-investment-mail', { investmentId: id, event });
  await recordAct(tx, clock, {
    actor,
    act: 'investment.amend_terms',
    object: `investment:${id}`,
    detail: { reason, changes: changesInWords(changes) },
  });
  return { id, changes };
}
