// Amends an agreement: replaces the signed terms by the current terms of the product.
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { investmentNotes, investments, products } from '../database/tables';
import { productAsAgreed, termsOf } from '../ledger/agreed-terms';
import { newId } from '../shared/new-id';
import { changesInWords, fieldChanges } from './import/field-changes';
import { investmentByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { typedText } from './operation/typed-values';

/** @param given the reason identifies the amendment that the investor has accepted */
export async function amendTerms(operation: Operation, prefix: string, given: DryRun & { reason: string }) {
  const reason = typedText('reason', given.reason);
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, { services: { clock, jobs }, actor }) => {
    const [investment] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
    if (!investment?.agreedTerms)
      throw new OperatorError(`Investment ${id} has no signed terms. The terms of the product apply to it.`);
    const [product] = await tx.select().from(products).where(eq(products.id, investment.productId));
    if (!product) throw new OperatorError(`Product ${investment.productId} no longer exists.`);
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
  });
}
