// Escrow accounts of funds, which investors wire to.
import { fieldMessages } from '@quoin/contract';
import {
  type BankAccount,
  bankAccountParts,
  isBic,
  maskTail,
  normaliseBic,
  PAYOUT_HOLD_HOURS,
} from '@quoin/rules';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { type Executor, lockRows, type Transaction } from '../database/database';
import { escrowAccounts, products } from '../database/tables';
import { sealedPlace, type Vault } from '../security/vault';
import { type Clock, HOUR_MS } from '../shared/clock';
import { ApiError } from '../shared/errors';
import { StaffError } from '../shared/staff-error';
import { parseBankAccount } from './bank-account-row';

export type EscrowAccount = typeof escrowAccounts.$inferSelect;

const place = (id: string) => sealedPlace('escrow_account', id);

export const sealEscrowNumber = (vault: Vault, id: string, number: string): string =>
  vault.seal(number, place(id));

type Sealed = Pick<EscrowAccount, 'id' | 'number'>;
export const openEscrowNumber = (vault: Vault, { id, number }: Sealed): string =>
  vault.open(number, place(id));
export const maskedEscrowNumber = (vault: Vault, sealed: Sealed): string =>
  maskTail(openEscrowNumber(vault, sealed));

const ID_PLACEHOLDER = '{id}';

/** Payment reference of a wire, with enough of the investment's id to identify it. */
export const wireReference = (
  { referenceFormat }: Pick<EscrowAccount, 'referenceFormat'>,
  investmentId: string,
) => referenceFormat.replace(ID_PLACEHOLDER, investmentId.slice(0, 8));

/** Wire instructions for the investor to copy into a bank's form. Empty if the bank does not need the value. */
export function wireInstructions(vault: Vault, account: EscrowAccount, investmentId: string) {
  const { details } = account;
  const number = openEscrowNumber(vault, account);
  const isIban = bankAccountParts('wire', details.country).includes('iban');
  return {
    bank_name: details.bank_name ?? '',
    bank_address: details.bank_address ?? '',
    account_name: details.account_holder ?? '',
    account_number: isIban ? '' : number,
    iban: isIban ? number : '',
    aba: details.aba_wire ?? '',
    swift: details.swift ?? '',
    intermediary_name: details.intermediary_name ?? '',
    intermediary_aba: details.intermediary_aba ?? '',
    intermediary_swift: details.intermediary_swift ?? '',
    reference: wireReference(account, investmentId),
    further_credit_to: details.further_credit_to ?? '',
  };
}

/**
 * Validates entered account details by the rules for wires.
 * @throws StaffError that lists each invalid field
 */
export function parseEscrowAccount(account: BankAccount, referenceFormat: string) {
  if (referenceFormat.split(ID_PLACEHOLDER).length !== 2 || /[^\x20-\x7e]|^.{36,}$/.test(referenceFormat))
    throw new StaffError(
      `The reference must contain ${ID_PLACEHOLDER} once and at most 35 Latin characters, such as "FUND-${ID_PLACEHOLDER}".`,
    );
  if (account.swift && !isBic(account.swift)) throw new StaffError(`"${account.swift}" is not a SWIFT code.`);
  try {
    const { details, number } = parseBankAccount({ ...account, method: 'wire' }, { ownNames: [] });
    return { details: { ...details, ...(details.swift && { swift: normaliseBic(details.swift) }) }, number };
  } catch (failure) {
    if (!(failure instanceof ApiError) || !failure.details.problems) throw failure;
    const rows = Object.entries(fieldMessages(failure.details.problems, 'en')).map(([part, problem]) => ({
      part,
      problem,
    }));
    throw new StaffError('The bank account is incomplete or invalid.', { report: { rows } });
  }
}

/** The account currently in force, and whether it has replaced another one. */
export async function escrowInForce(db: Executor, { now }: Clock, productId: string) {
  const [account, before] = await db
    .select()
    .from(escrowAccounts)
    .where(
      and(
        eq(escrowAccounts.productId, productId),
        lte(escrowAccounts.inForceFrom, now()),
        isNull(escrowAccounts.withdrawnAt),
      ),
    )
    .orderBy(desc(escrowAccounts.inForceFrom), desc(escrowAccounts.id))
    .limit(2);
  return account && { ...account, changed: before !== undefined };
}

/** Ids of the products that investors can wire to. */
export async function productsWithEscrow(db: Executor, { now }: Clock): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: escrowAccounts.productId })
    .from(escrowAccounts)
    .where(and(lte(escrowAccounts.inForceFrom, now()), isNull(escrowAccounts.withdrawnAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The change that is still on hold. */
export async function escrowOnHold(db: Executor, { now }: Clock, productId: string) {
  const [account] = await db
    .select()
    .from(escrowAccounts)
    .where(
      and(
        eq(escrowAccounts.productId, productId),
        gt(escrowAccounts.inForceFrom, now()),
        isNull(escrowAccounts.withdrawnAt),
      ),
    );
  return account;
}

/** Adds an account. The first one of a product is in force immediately, later ones after the hold. @throws StaffError */
export async function addEscrowAccount(
  tx: Transaction,
  clock: Clock,
  account: Pick<EscrowAccount, 'id' | 'productId' | 'details' | 'number' | 'referenceFormat'>,
): Promise<EscrowAccount> {
  await lockRows(tx, products, [account.productId]);
  const waiting = await escrowOnHold(tx, clock, account.productId);
  if (waiting) throw new StaffError(`${account.productId} has an escrow account on hold. Withdraw it first.`);
  const before = await escrowInForce(tx, clock, account.productId);
  const approvedAt = clock.now();
  const hold = before ? PAYOUT_HOLD_HOURS * HOUR_MS : 0;
  const row = {
    ...account,
    approvedAt,
    inForceFrom: new Date(approvedAt.getTime() + hold),
    withdrawnAt: null,
  };
  await tx.insert(escrowAccounts).values(row);
  return row;
}

/** Withdraws the change that is on hold. The previous account stays in force. @throws StaffError */
export async function withdrawEscrowChange(
  tx: Transaction,
  clock: Clock,
  productId: string,
): Promise<EscrowAccount> {
  const waiting = await escrowOnHold(tx, clock, productId);
  if (!waiting) throw new StaffError(`${productId} has no escrow account on hold.`);
  await tx.update(escrowAccounts).set({ withdrawnAt: clock.now() }).where(eq(escrowAccounts.id, waiting.id));
  return waiting;
}

/** @throws StaffError for a product that investors could not wire to */
export async function assertEscrowInForce(db: Executor, clock: Clock, productId: string): Promise<void> {
  if (!(await escrowInForce(db, clock, productId)))
    throw new StaffError(`${productId} has no escrow account in force. Set one first.`, {
      remedy: { act: 'escrow.set', productId },
    });
}
