// Operations on envelopes: list them, resend a signing link.
import { dateInNewYork, ENVELOPE_STATUSES, type EnvelopeStatus } from '@quoin/rules';
import { Option } from 'commander';
import { desc, eq } from 'drizzle-orm';
import { accounts, envelopes, investments, investors, products } from '../database/tables';
import { expireIfDue, lockSubject, lockEnvelope, resendEnvelope } from '../journey/sign';
import type { CommandTools } from './commands';
import { envelopeByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';

export function addEnvelopeCommands({ noun, verb, act, answering }: CommandTools): void {
  const envelopes = noun('envelopes', 'Requests for signature');
  verb(envelopes, 'list', 'Lists requests for signature, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(ENVELOPE_STATUSES))
    .action((given) => answering(listEnvelopes)(given.json, given.status));
  act(envelopes, 'resend', 'Mails the link to sign once more, for another seven days')
    .argument('<id>', 'the envelope’s id, or its beginning')
    .action((id, given) => answering(resend)(given.json, id, given));
}

/** Newest first. */
async function listEnvelopes({ services: { db } }: Operation, status?: EnvelopeStatus) {
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

/** Sends a new link, valid for seven days. */
async function resend(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const { clock, db } = operation.services;
  const found = await envelopeByPrefix(db, prefix);
  const { id } = found;
  await expireIfDue(db, clock, id);
  return perform(operation, dryRun, async (tx, { services, actor }) => {
    await lockSubject(tx, found);
    const envelope = await lockEnvelope(tx, id);
    if (!envelope) throw new OperatorError(`Envelope ${id} is gone.`);
    await resendEnvelope(tx, services, envelope, actor);
    const sent = await lockEnvelope(tx, id);
    return { id, status: sent?.status, expires: sent && dateInNewYork(sent.expiresAt) };
  });
}
