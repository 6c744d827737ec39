// Authorization of an ACH debit of the investor's bank account.
import type { ReplyOf } from '@quoin/contract';
import { type Language, canPayByAch } from '@quoin/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { envelopes, investments } from '../../database/tables';
import type { EnvelopeSubject } from '../../database/tables/envelope-columns';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { achAccount } from '../account';
import { instruct, openEnvelopes, withdrawEnvelopesWhere, toSign } from '../sign';
import { getDebtor, type FundingRow, readFunding } from './funding-row';

/**
 * Prepares the authorization for signature. Nothing is debited before it is signed. Reuses an equal authorization that is
 * in force.
 * @throws ApiError ach_not_permitted, ach_account_missing, not_authorized_action, ach_account_unfit,
 * ach_account_changing
 */
export async function authorizeAch(
  tx: Transaction,
  services: Services,
  row: FundingRow,
  { bankAccountId, language }: { bankAccountId: string | undefined; language: Language },
): Promise<void> {
  if (!canPayByAch(row)) throw new ApiError('ach_not_permitted');
  const { id: investmentId, accountId } = row.investment;
  const subject = {
    kind: 'ach_authorization' as const,
    investmentId,
    amount: row.due.amount,
    ...(await achAccount(tx, services, getDebtor(row), bankAccountId)),
  };
  const actor: Act['actor'] = `account:${accountId}`;
  if (isDeepStrictEqual(await authorizationInForce(tx, row), subject)) {
    await withdrawEnvelopesWhere(tx, services, getAuthorizations(investmentId), actor);
    return;
  }
  const before = eq(envelopes.investmentId, investmentId);
  await instruct(tx, services, { accountId, subject, language, actor }, before);
}

/**
 * Withdraws an unsigned authorization after the amount due has changed, because it would debit the wrong amount. Signed ones
 * stay among the documents. The caller locks the investment.
 */
export async function withdrawOutdatedAuthorization(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id, accountId }: Pick<FundingRow['investment'], 'id' | 'accountId'>,
  actor: Act['actor'],
): Promise<void> {
  const row = await readFunding(tx, accountId, id);
  const ofAnotherAmount = sql`${envelopes.subject} ->> 'amount' <> ${String(row.due.amount)}`;
  const outdated = and(getAuthorizations(id), ofAnotherAmount);
  await withdrawEnvelopesWhere(tx, services, outdated, actor);
}

/**
 * Call when a payment was recorded or a capital call cancelled: a signed authorization covers one debit, so the next payment
 * needs another one, even of the same amount.
 */
export async function endDebit(tx: Transaction, { id }: Pick<FundingRow['investment'], 'id'>): Promise<void> {
  await tx
    .update(investments)
    .set({ transferMethod: null })
    .where(and(eq(investments.id, id), eq(investments.transferMethod, 'ach')));
}

/** The last signed authorization, if ACH is the payment method. */
export async function authorizationInForce(
  db: Executor,
  { investment }: FundingRow,
): Promise<EnvelopeSubject<'ach_authorization'> | undefined> {
  if (investment.transferMethod !== 'ach') return undefined;
  const [signed] = await db
    .select({ subject: envelopes.subject })
    .from(envelopes)
    .where(and(getAuthorizations(investment.id), eq(envelopes.status, 'signed')))
    .orderBy(desc(envelopes.signedAt))
    .limit(1);
  return isAuthorization(signed?.subject) ? signed.subject : undefined;
}

/** The unsigned authorization. */
export async function authorizationToSign(
  db: Executor,
  investmentId: string,
): Promise<ReplyOf<'getFunding'>['to_sign']> {
  const [waiting] = await openEnvelopes(db, getAuthorizations(investmentId));
  return waiting && isAuthorization(waiting.subject)
    ? { ...toSign(waiting), account: waiting.subject.account }
    : null;
}

export const getAuthorizations = (investmentId: string) =>
  and(eq(envelopes.investmentId, investmentId), eq(envelopes.kind, 'ach_authorization'));

const isAuthorization = (
  subject: EnvelopeSubject | null | undefined,
): subject is EnvelopeSubject<'ach_authorization'> => subject?.kind === 'ach_authorization';

/** Sets ACH as the payment method once the debit is authorized. */
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
