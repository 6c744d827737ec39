import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { investments } from '../../database/tables';
import type { EnvelopeEffect } from '../../states/envelope-states';

/** ACH is the method from now on: the debit is authorized. */
export const achSigned: EnvelopeEffect<'ach_authorization'> = async (tx, { clock, jobs }, sealed) => {
  const { accountId, fileId, subject } = sealed;
  await tx.update(investments).set({ transferMethod: 'ach' }).where(eq(investments.id, subject.investmentId));
  await recordAct(tx, clock, {
    actor: `account:${accountId}`,
    act: 'investment.choose_method',
    object: `investment:${subject.investmentId}`,
    detail: { method: 'ach' },
  });
  await jobs.enqueue(tx, 'send-document-mail', { fileId });
};
