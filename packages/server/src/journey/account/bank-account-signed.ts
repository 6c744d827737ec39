import { eq } from 'drizzle-orm';
import { bankAccounts } from '../../database/tables';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { resettleApplicationsPaidBy } from '../apply';
import { namingAccount, takeBackEnvelopes } from '../sign';
import { noteChange } from './payout-change';
import { newHold } from './payout-hold';

/**
 * The account is on file from now on, or is as the change says, and is held. What waits for a signature and names it as it
 * was is taken back.
 */
export const bankAccountSigned: EnvelopeEffect<'bank_account_change'> = async (
  tx,
  services,
  { accountId, subject: { change, account, method, details, number } },
) => {
  const { id } = account;
  const now = services.clock.now();
  const [before] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for('update');
  const row = {
    method,
    details,
    number,
    changedAt: now,
    paysOnly: false,
    ...newHold(before, services.clock),
  };
  if (change === 'add') await tx.insert(bankAccounts).values({ ...row, id, accountId, createdAt: now });
  else await tx.update(bankAccounts).set(row).where(eq(bankAccounts.id, id));
  await resettleApplicationsPaidBy(tx, services, { accountId, bankAccountId: id });
  await takeBackEnvelopes(tx, services, namingAccount(id), `account:${accountId}`);
  await noteChange(tx, services, { accountId, kind: 'bank_account', id, change, detail: { method } });
};
