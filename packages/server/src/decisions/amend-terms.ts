// Staff amend an agreement: the current terms of the product replace the signed terms.
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { investmentNotes, investments, products } from '../database/tables';
import { productAsAgreed, termsOf } from '../ledger/agreed-terms';
import { StaffError } from '../shared/errors';
import { staffReason } from '../shared/staff-input';
import { newId } from '../shared/new-id';
import type { Staff } from '../transactions/ledger-entries';
import { changesInWords, fieldChanges } from './field-changes';

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
  const agreedTerms = termsOf(product);
  const changes = fieldChanges(termsOf(productAsAgreed(product, investment.agreedTerms)), agreedTerms);
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
