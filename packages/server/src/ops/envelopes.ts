// What staff sees of requests for signature, and their link sent once more.
import { dateInNewYork, type EnvelopeStatus } from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import { accounts, envelopes, investments, investors, products } from '../database/tables';
import { expireIfDue, holdCause, lockEnvelope, resendEnvelope } from '../journey/sign';
import { envelopeByPrefix } from './find-by-prefix';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { perform, type DryRun } from './perform';

/** Newest first. */
export async function listEnvelopes({ services: { db } }: Operation, status?: EnvelopeStatus) {
  const rows = await db
    .select({ envelope: envelopes, account: accounts, investor: investors.name, product: products.name })
    .from(envelopes)
    .innerJoin(accounts, eq(accounts.id, envelopes.accountId))
    .leftJoin(investments, eq(investments.id, envelopes.investmentId))
    .leftJoin(investors, eq(investors.id, investments.investorId))
    .leftJoin(products, eq(products.id, investments.productId))
    .where(status && eq(envelopes.status, status))
    .orderBy(desc(envelopes.createdAt));
  return rows.map(({ envelope, account, investor, product }) => ({
    id: envelope.id,
    kind: envelope.kind,
    status: envelope.status,
    investment: envelope.investmentId,
    investor: investor ?? `${account.firstName} ${account.lastName}`,
    product: product?.en ?? null,
    sent: envelope.sentAt && dateInNewYork(envelope.sentAt),
    expires: dateInNewYork(envelope.expiresAt),
    signed: envelope.signedAt && dateInNewYork(envelope.signedAt),
  }));
}

/** Mails the link anew; it works for another seven days. */
export async function resend(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const { clock, db } = operation.services;
  const found = await envelopeByPrefix(db, prefix);
  const { id } = found;
  await expireIfDue(db, clock, id);
  return perform(operation, dryRun, async (tx, { services, actor }) => {
    await holdCause(tx, found);
    const envelope = await lockEnvelope(tx, id);
    if (!envelope) throw new OperatorError(`Envelope ${id} is gone.`);
    await resendEnvelope(tx, services, envelope, actor);
    const sent = await lockEnvelope(tx, id);
    return { id, status: sent?.status, expires: sent && dateInNewYork(sent.expiresAt) };
  });
}
