// Cancels an investment before its money has arrived. This is final: its documents are deleted.
import { BRAND } from '@quoin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { capitalCalls, documents, envelopes } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { JobHandler } from '../../jobs/jobs';
import type { Services } from '../../services';
import { amountDueFor } from '../../ledger/amounts-due';
import { chargeFees, NO_FEES } from '../../ledger/fees-on-top';
import { capitalCallStates } from '../../states/money-states';
import { envelopeStates } from '../../states/envelope-states';
import { investmentStates } from '../../states/investment-states';
import { moveState, statesBefore } from '../../states/state-table';
import { removeDocuments } from '../documents';
import { mailText } from '../../providers/mail';
import { lockApplication, readApplication } from './store';

interface Canceling {
  investmentId: string;
  accountId: string;
}

/**
 * Cancels an investment with its requests for signature, its open capital call, and its subscription documents.
 * @throws ApiError not_authorized_action, investment_canceled, cancel_too_late
 */
export async function cancelInvestment(
  services: Services,
  { investmentId, accountId }: Canceling,
): Promise<void> {
  const { db, fileStore } = services;
  const actor: Act['actor'] = `account:${accountId}`;
  const storeKeys = await db.transaction(async (tx) => {
    const row = await lockApplication(tx, investmentId);
    if (!row || row.investment.accountId !== accountId) throw new ApiError('not_authorized_action');
    const { status: from } = row.investment;
    if (from === 'canceled') throw new ApiError('investment_canceled');
    if (!statesBefore(investmentStates, 'canceled').includes(from)) throw new ApiError('cancel_too_late');
    const { received, feesPaid } = await amountDueFor(tx, row.investment);
    if (received + feesPaid > 0) throw new ApiError('cancel_too_late');
    await moveState(tx, services, investmentStates, {
      id: investmentId,
      from,
      event: 'canceled',
      actor,
      changes: { note: null },
    });
    const annulled = await annulEnvelopes(tx, services, investmentId, actor);
    await cancelCalls(tx, services, investmentId, actor);
    await chargeFees(tx, services, investmentId, NO_FEES);
    return removeDocuments(tx, [...annulled, ...(await subscriptionDocuments(tx, investmentId))]);
  });
  for (const key of storeKeys) await fileStore.remove(key);
}

/**
 * @returns the documents of the envelopes, including withdrawn ones: agreements and unsigned instructions. Signed
 * instructions are kept.
 */
async function annulEnvelopes(
  tx: Transaction,
  services: Services,
  investmentId: string,
  actor: Act['actor'],
): Promise<string[]> {
  const all = await tx.select().from(envelopes).where(eq(envelopes.investmentId, investmentId)).for('update'); // The job that prepares an envelope takes no other lock.
  const alive = statesBefore(envelopeStates, 'annulled');
  for (const { id, status } of all) {
    if (!alive.includes(status)) continue;
    await moveState(tx, services, envelopeStates, { id, from: status, event: 'annulled', actor });
  }
  const emptied = all.filter(({ kind, sealedFileId }) => kind === 'subscription_agreement' || !sealedFileId);
  const ids = emptied.map(({ id }) => id);
  await tx
    .update(envelopes)
    .set({ unsignedFileId: null, sealedFileId: null })
    .where(inArray(envelopes.id, ids));
  return emptied.flatMap(({ unsignedFileId, sealedFileId }) =>
    [unsignedFileId, sealedFileId].filter((id) => id !== null),
  );
}

async function cancelCalls(
  tx: Transaction,
  services: Services,
  investmentId: string,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(capitalCalls)
    .where(
      and(
        eq(capitalCalls.investmentId, investmentId),
        inArray(capitalCalls.status, statesBefore(capitalCallStates, 'cancelled')),
      ),
    );
  for (const { id, status } of open) {
    await moveState(tx, services, capitalCallStates, { id, from: status, event: 'cancelled', actor });
  }
}

async function subscriptionDocuments(tx: Transaction, investmentId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileId: documents.fileId })
    .from(documents)
    .where(
      and(eq(documents.investmentId, investmentId), eq(documents.documentType, 'subscription_documents')),
    );
  return rows.map(({ fileId }) => fileId);
}

const MAIL = {
  en: {
    subject: 'Your application was canceled',
    text: (name: string, product: string) =>
      mailText(
        `Hello ${name},`,
        `your application for ${product} is canceled, as you asked. Its subscription documents are deleted and nothing is left to sign or to pay. This cannot be undone; you can apply again at any time.`,
        `If it was not you, write to ${BRAND.supportEmail} or call ${BRAND.phone.shown}.`,
      ),
  },
  'zh-CN': {
    subject: '您的申请已取消',
    text: (name: string, product: string) =>
      mailText(
        `${name}，您好：`,
        `您对${product}的申请已按您的要求取消，认购文件均已删除，您无需再签署或付款。此操作无法撤销，但您可随时重新申请。`,
        `如非您本人操作，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。`,
      ),
  },
} as const;

export const sendCancellationMail: JobHandler<'send-cancellation-mail'> = async (
  { investmentId },
  { db, mail },
) => {
  const row = await readApplication(db, investmentId);
  if (!row) throw new Error('a canceled investment without its application');
  const { email, firstName, preferredLanguage } = row.account;
  const { subject, text } = MAIL[preferredLanguage];
  await mail.send({ to: email, subject, text: text(firstName, row.product.name[preferredLanguage]) });
};
