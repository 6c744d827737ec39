// Adds a bank account that pays for an application. It needs no signature, because it receives no money until its owner
// verifies their identity and signs. Reuses an account with the same details.
import { isDeepStrictEqual } from 'node:util';
import { takesAch } from '@quoin/rules';
import { recordAct, type Act } from '../../audit/record-act';
import {
  bankAccountsOnFile,
  openBankNumber,
  sealBankNumber,
  type BankAccountRow,
} from '../../bank-accounts/bank-account-row';
import { namesOfPayer, payerOnTheWire, payingMethods } from '../../bank-accounts/paying-accounts';
import { typedBankAccount } from '../../bank-accounts/typed-bank-account';
import { bankAccounts } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { notifyOwner } from '../access';
import { assertNotStopped, assertNotSigned } from './settle-application';
import { lockOwnApplication } from './store';

/**
 * @throws ApiError not_authorized_action, investment_canceled, agreement_already_signed, ach_not_permitted, custodian_pays,
 * required_information_missing
 */
export const addPayingAccount: Handler<'addPayingAccount'> = ({ params, body, signedIn }, services) =>
  services.db.transaction(async (tx) => {
    const { clock, vault } = services;
    const { accountId } = signedIn;
    const row = await lockOwnApplication(tx, accountId, params.investmentId);
    assertNotStopped(row);
    await assertNotSigned(tx, row);
    if (body.method === 'ach' && !takesAch(row)) throw new ApiError('ach_not_permitted');
    if (row.investor.investorType === 'ira') throw new ApiError('custodian_pays');
    const answer = (account: BankAccountRow) =>
      payerOnTheWire({ row: account, methods: payingMethods(account, row) }, vault);
    const { number, ...typed } = typedBankAccount(body, { ownNames: namesOfPayer(row) });
    const before = (await bankAccountsOnFile(tx, accountId)).find(
      (one) =>
        one.method === typed.method &&
        isDeepStrictEqual(one.details, typed.details) &&
        openBankNumber(vault, one) === number,
    );
    if (before) return answer(before);
    const id = newId();
    const now = clock.now();
    const account: BankAccountRow = {
      ...typed,
      id,
      accountId,
      number: sealBankNumber(vault, id, number),
      createdAt: now,
      changedAt: now,
      removedAt: null,
      heldUntil: null,
      heldBefore: null,
      paysOnly: true,
    };
    await tx.insert(bankAccounts).values(account);
    const actor: Act['actor'] = `account:${accountId}`;
    await recordAct(tx, clock, {
      actor,
      act: 'bank_account.add',
      object: `bank_account:${id}`,
      detail: { method: account.method, pays_only: true },
    });
    await notifyOwner(tx, services, accountId, 'bank_account.pays');
    return answer(account);
  });
