// Staff record a referral credit as paid, reject it, or take such a decision back.
import {
  BRAND,
  type CreditDecision,
  type CreditReceiver,
  dateInNewYork,
  dollars,
  earnsCredit,
  moneyToWire,
  referralCreditExpiry,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, referralCredits } from '../database/tables';
import { paymentsHeldUntil } from '../journey/account';
import { decisionsOnCredits, firstInvestments } from '../journey/refer/referrals';
import { todayInNewYork } from '../shared/clock';
import { newId } from '../shared/new-id';
import { assertNotFuture, StaffError, staffReason, staffText } from '../shared/staff-error';
import { referralCreditStates } from '../states/money-states';
import { moveState } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';

/** A friend earns two credits: one for the inviting account and one for their own. */
export interface CreditOf {
  friendId: string;
  to: CreditReceiver;
}

/** @param given.date YYYY-MM-DD, of the payment @throws StaffError */
export async function payCredit(
  tx: Transaction,
  staff: Staff,
  credit: CreditOf,
  given: { date: string; reference: string },
) {
  assertNotFuture(staff.services.clock, given.date);
  const reference = staffText(given.reference, 'reference');
  const { receiver, earnedOn, expiresOn, shown } = await lockEarned(tx, credit);
  if (receiver.status !== 'activated')
    throw new StaffError(`${receiver.email} is ${receiver.status}: no credit can be paid.`);
  const until = paymentsHeldUntil(receiver, null, staff.services.clock);
  if (until)
    throw new StaffError(
      `The way the owner of ${receiver.email} signs in was changed. Payments are on hold until ${until.toISOString()}.`,
    );
  if (given.date < earnedOn || given.date > expiresOn)
    throw new StaffError(
      `The credit was earned on ${earnedOn} and is valid until ${expiresOn}. The payment must be dated in this period.`,
      { remedy: { give: 'date' } },
    );
  await decide(tx, staff, {
    ...credit,
    receiverId: receiver.id,
    status: 'paid',
    date: given.date,
    reference,
  });
  return { ...shown, date: given.date, reference };
}

/** @param why mailed to the investor @throws StaffError */
export async function rejectCredit(tx: Transaction, staff: Staff, credit: CreditOf, why: string) {
  const reason = staffReason(why, 'investor');
  const { receiver, shown } = await lockEarned(tx, credit);
  const date = todayInNewYork(staff.services.clock);
  await decide(tx, staff, { ...credit, receiverId: receiver.id, status: 'rejected', date, reason });
  return { ...shown, status: 'rejected', reason };
}

/** Takes a decision back, so that another can be made. @param why mailed to the investor @throws StaffError */
export async function reverseCredit(tx: Transaction, staff: Staff, credit: CreditOf, why: string) {
  const reason = staffReason(why, 'investor');
  const { decided, shown } = await lockCredit(tx, credit);
  if (!decided) throw new StaffError(`The credit of ${shown.receiver} was neither paid nor rejected.`);
  const { id, status, date, reference } = decided;
  await moveState(tx, staff.services, referralCreditStates, {
    id,
    from: status,
    event: 'reversed',
    actor: staff.actor,
    changes: { reversalReason: reason },
    detail: { reason },
  });
  return { ...shown, was: status, date, reference, reason };
}

async function lockCredit(tx: Transaction, { friendId, to }: CreditOf) {
  const [friend] = await tx.select().from(accounts).where(eq(accounts.id, friendId)).for('no key update');
  if (!friend?.referredBy)
    throw new StaffError(`${friend?.email ?? friendId} did not sign up with an invitation.`);
  const [receiver = friend] =
    to === 'friend' ? [friend] : await tx.select().from(accounts).where(eq(accounts.id, friend.referredBy));
  const [decided] = await decisionsOnCredits(
    tx,
    and(eq(referralCredits.friendId, friendId), eq(referralCredits.accountId, receiver.id)),
  );
  const amount = moneyToWire(dollars(AMOUNTS[to]));
  return { friend, receiver, decided, shown: { friend: friend.email, receiver: receiver.email, amount } };
}

const AMOUNTS: Readonly<Record<CreditReceiver, number>> = {
  referrer: BRAND.referral.referrerCredit,
  friend: BRAND.referral.friendCredit,
};

/** Locks an earned credit without a decision. */
async function lockEarned(tx: Transaction, credit: CreditOf) {
  const { friend, receiver, decided, shown } = await lockCredit(tx, credit);
  if (decided)
    throw new StaffError(
      `The credit of ${receiver.email} was ${decided.status} on ${decided.date}. If that is wrong, undo it.`,
      { remedy: { act: 'referrals.reverse' } },
    );
  const first = (await firstInvestments(tx, [friend.id])).get(friend.id);
  const activatedOn = friend.activatedAt && dateInNewYork(friend.activatedAt);
  if (activatedOn === null || !first || !earnsCredit({ activatedOn, first }))
    throw new StaffError(`${friend.email} did not invest in time, so no credit was earned.`);
  return { receiver, earnedOn: first.date, expiresOn: referralCreditExpiry(activatedOn), shown };
}

interface Decided extends CreditOf {
  receiverId: string;
  status: CreditDecision;
  date: string;
  reference?: string;
  reason?: string;
}

async function decide(
  tx: Transaction,
  { services: { clock, jobs }, actor }: Staff,
  { friendId, to, receiverId, status, ...terms }: Decided,
): Promise<void> {
  const id = newId();
  const amount = dollars(AMOUNTS[to]);
  await tx
    .insert(referralCredits)
    .values({ id, accountId: receiverId, friendId, status, amount, ...terms, decidedAt: clock.now() });
  await recordAct(tx, clock, {
    actor,
    act: `referral_credit.${status}`,
    object: `referral_credit:${id}`,
    detail: { friend: friendId, to, amount, ...terms },
  });
  await jobs.enqueue(tx, 'send-referral-mail', { creditId: id, event: status });
}
