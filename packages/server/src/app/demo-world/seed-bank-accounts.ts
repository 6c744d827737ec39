// Bank accounts of the demo people: an established one, and one that was just changed.
import type { BankAccount, TransferMethod } from '@quoin/rules';
import { bankAccountDestination, sealBankNumber } from '../../bank-accounts/bank-account-row';
import { auditTrail, bankAccounts, distributionInstructions } from '../../database/tables';
import type { Destination } from '../../database/tables/envelope-columns';
import { newHold } from '../../journey/account';
import { newId } from '../../shared/new-id';
import type { SeededHolding } from './seed-under-way';
import { daysAgo, momentOn, type World } from './world';

interface SeededAccount {
  method: TransferMethod;
  details: Omit<BankAccount, 'account_number' | 'iban'>;
  number: string;
  addedDaysAgo: number;
  /** Name of the bank before the change. */
  bankBefore?: string;
  /** Entered in an application, so not verified for payouts. */
  paysOnly?: boolean;
}

/** @returns the account's label */
export async function seedBankAccount(
  world: World,
  accountId: string,
  { method, details, number, addedDaysAgo, bankBefore, paysOnly = false }: SeededAccount,
): Promise<Destination> {
  const { services, tx } = world;
  const id = newId();
  const createdAt = momentOn(daysAgo(world, addedDaysAgo));
  const row = {
    id,
    accountId,
    method,
    details,
    number: sealBankNumber(services.vault, id, number),
    createdAt,
    changedAt: createdAt,
    removedAt: null,
    heldUntil: null,
    heldBefore: null,
    paysOnly,
  };
  const before = { ...row, details: { ...details, bank_name: bankBefore } };
  const held = bankBefore ? { ...newHold(before, services.clock), changedAt: services.clock.now() } : {};
  await tx.insert(bankAccounts).values({ ...row, ...held });
  await tx.insert(auditTrail).values({
    at: createdAt,
    actor: `account:${accountId}`,
    act: 'bank_account.add',
    object: `bank_account:${id}`,
    detail: { method },
  });
  return bankAccountDestination(row, services.vault);
}

/** Sets the account for cash distributions. */
export async function seedCashInstruction(
  world: World,
  accountId: string,
  { investmentId }: SeededHolding,
  bankAccountId: string,
  chosenDaysAgo: number,
): Promise<void> {
  const changedAt = momentOn(daysAgo(world, chosenDaysAgo));
  await world.tx
    .insert(distributionInstructions)
    .values({ investmentId, accountId, delivery: 'cash', bankAccountId, changedAt });
  await world.tx.insert(auditTrail).values({
    at: changedAt,
    actor: `account:${accountId}`,
    act: 'distribution_instruction.choose',
    object: `investment:${investmentId}`,
    detail: { delivery: 'cash' },
  });
}
