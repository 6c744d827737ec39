// Staff unlock, disable and enable accounts, change what their owners can't, and decide on requests to delete them.
import { dateInNewYork, DELETION_WAIT_DAYS, isSanctionedCountry } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, deletionRequests } from '../database/tables';
import { actOrUndo } from '../database/transact-or-undo';
import { forgetTicket, notifyOwner, revokeSessions } from '../journey/access';
import { eraseAccount, isDeletable, settledFrom } from '../journey/account';
import { assertNothingOwed } from '../reports/payouts/assert-unpaid';
import { forgetAttempts, lockedUntil, getSignInSubject } from '../security/attempts';
import { StaffError, staffReason, staffText, staffCountry } from '../shared/staff-error';
import { type AccountEvent, accountStates, deletionStates } from '../states/account-states';
import { moveState, statesBefore } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';

export type Account = typeof accounts.$inferSelect;

/** Locks an account. @throws StaffError */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw new StaffError(`Account ${id} no longer exists.`);
  return account;
}

/** Ends the lock after failed sign-ins and resets the count. */
export async function unlockAccount(tx: Transaction, { services, actor }: Staff, account: Account) {
  if (await lockedUntil(tx, services, getSignInSubject(account.email)))
    await notifyOwner(tx, services, account.id, 'unlock');
  await forgetAttempts(tx, services, getSignInSubject(account.email));
  await forgetTicket(tx, account.id);
  await recordAct(tx, services.clock, { actor, act: 'account.unlock', object: `account:${account.id}` });
  return { email: account.email, locked_until: null };
}

interface Reason {
  /** For the audit log; without personal data. */
  reason: string;
}

/** Blocks sign-in and ends all sessions. */
export async function disableAccount(tx: Transaction, staff: Staff, account: Account, given: Reason) {
  const { services, actor } = staff;
  const done = await move(tx, staff, account, 'disable', given);
  await revokeSessions(tx, services, { accountId: account.id, actor });
  await notifyOwner(tx, services, account.id, 'disable');
  return done;
}

/** Allows sign-in to a disabled account again. */
export async function enableAccount(tx: Transaction, staff: Staff, account: Account, given: Reason) {
  const done = await move(tx, staff, account, 'enable', given);
  await notifyOwner(tx, staff.services, account.id, 'enable');
  return done;
}

async function move(
  tx: Transaction,
  { services, actor }: Staff,
  { id, email, status: from }: Account,
  event: Exclude<AccountEvent, 'activate'>,
  given: Reason,
) {
  const detail = { reason: getReason(given) };
  if (!statesBefore(accountStates, event).includes(from))
    throw new StaffError(`${email} is ${from}: "${event}" is not possible in that state.`);
  const { status } = await moveState(tx, services, accountStates, { id, from, event, actor, detail });
  return { email, status };
}

/** Changes the country of residence, after staff have seen the legal documents. */
export async function setCountry(
  tx: Transaction,
  { services, actor }: Staff,
  account: Account,
  given: Reason & { country: string },
) {
  const reason = getReason(given);
  const country = staffCountry(given.country);
  if (isSanctionedCountry(country))
    throw new StaffError(`Residents of ${country} cannot invest, because the country is under sanctions.`);
  await tx.update(accounts).set({ country }).where(eq(accounts.id, account.id));
  if (country !== account.country) await notifyOwner(tx, services, account.id, 'country');
  await recordAct(tx, services.clock, {
    actor,
    act: 'account.set_country',
    object: `account:${account.id}`,
    detail: { from: account.country, to: country, reason },
  });
  return { email: account.email, country };
}

/**
 * Removes a phone number that is lost or belongs to somebody else, and ends all sessions. With 2-step verification on,
 * sign-in then needs a code by e-mail, and the account needs another phone.
 */
export async function removePhone(
  tx: Transaction,
  { services, actor }: Staff,
  account: Account,
  given: Reason,
) {
  const reason = getReason(given);
  if (account.phone === null) throw new StaffError(`${account.email} has no phone on record.`);
  await tx
    .update(accounts)
    .set({
      phone: null,
      phoneRegion: null,
      twofaOn: false,
      twofaSince: null,
      phoneRequired: account.twofaOn || account.phoneRequired,
    })
    .where(eq(accounts.id, account.id));
  await revokeSessions(tx, services, { accountId: account.id, actor });
  await recordAct(tx, services.clock, {
    actor,
    act: 'account.phone_remove',
    object: `account:${account.id}`,
    detail: { reason },
  });
  await notifyOwner(tx, services, account.id, 'phone_remove');
  return { email: account.email, phone: null, two_step: account.twofaOn ? 'by e-mail' : false };
}

/** Requires the password at the next sign-in, which then hashes it with the current scheme. */
export async function requirePasswordUpgrade(tx: Transaction, { services, actor }: Staff, account: Account) {
  await tx.update(accounts).set({ passwordUpgrade: true }).where(eq(accounts.id, account.id));
  const object = `account:${account.id}`;
  await recordAct(tx, services.clock, { actor, act: 'account.require_password_upgrade', object });
  return { email: account.email, password_upgrade: true };
}

const getReason = ({ reason }: Reason): string => staffReason(reason, 'audit');

/** Locks a request that is not decided yet. @throws StaffError */
async function lockDeletion(tx: Transaction, id: string) {
  const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
  if (!request) throw new StaffError(`Request ${id} no longer exists.`);
  if (request.status !== 'requested') throw new StaffError(`Request ${id} is already ${request.status}.`);
  return request;
}

/**
 * Erases the account except for data that the law requires to keep: see `RETENTION` of the rules. Removes its files after the
 * commit.
 * @throws StaffError
 */
export async function completeDeletion(staff: Staff, id: string, dryRun: boolean) {
  const { storeKeys, hasInvested } = await actOrUndo(staff, dryRun, (tx, used) => erase(tx, used, id));
  if (!dryRun) for (const key of storeKeys) await staff.services.fileStore.remove(key);
  return { id, status: 'done', files_removed: storeKeys.length, kept_as_investor: hasInvested };
}

async function erase(tx: Transaction, { services, actor }: Staff, id: string) {
  const { accountId, requestedAt, status } = await lockDeletion(tx, id);
  await assertNothingOwed(tx, services, accountId);
  const settled = settledFrom(requestedAt);
  if (settled > services.clock.now())
    throw new StaffError(
      `The investor can withdraw the request for ${DELETION_WAIT_DAYS} days. Complete it on ${dateInNewYork(settled)} or later.`,
    );
  if (!(await isDeletable(tx, accountId)))
    throw new StaffError(
      'The account has a pending or current investment, so it can’t be deleted. Reject the request.',
    );
  const { storeKeys, email, hasInvested } = await eraseAccount(tx, services, accountId, actor);
  const changes = { mailTo: email, reason: '' };
  await moveState(tx, services, deletionStates, { id, from: status, event: 'done', actor, changes });
  return { storeKeys, hasInvested };
}

/** @param why mailed to the investor unchanged */
export async function rejectDeletion(tx: Transaction, { services, actor }: Staff, id: string, why: string) {
  const note = staffText(why, 'why', 'Explain to the investor why the account is not deleted.');
  const { status } = await lockDeletion(tx, id);
  await moveState(tx, services, deletionStates, {
    id,
    from: status,
    event: 'refused',
    actor,
    changes: { note },
  });
  return { id, status: 'refused', why: note };
}
