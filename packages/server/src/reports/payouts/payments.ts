// Payments of payouts, from the audit log: the last act about a payout counts.
import type { PayoutPart } from '@quoin/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { auditTrail } from '../../database/tables';
import type { Clock } from '../../shared/clock';

const ACTS = {
  bank_file: 'payout.write_to_bank_file',
  by_hand: 'payout.pay_by_hand',
  undone: 'payout.undo_payment',
} as const;

interface Payout {
  kind: string;
  id: string;
  part: PayoutPart | null;
}

const getObject = ({ kind, id }: Payout): string =>
  kind === 'redemption' ? `redemption:${id}` : `transaction:${id}`;

const getPart = ({ part }: Payout): string => part ?? 'all';

export const getKey = (payout: Payout): string => `${getObject(payout)} ${getPart(payout)}`;

/** Time of payment by `getKey`; null if it was undone. */
export async function loadPayments(
  tx: Transaction,
  payouts: readonly Payout[],
): Promise<Map<string, Date | null>> {
  const rows = await tx
    .select({
      object: auditTrail.object,
      part: sql<string>`${auditTrail.detail} ->> 'part'`,
      act: auditTrail.act,
      at: auditTrail.at,
    })
    .from(auditTrail)
    .where(
      and(
        inArray(auditTrail.act, Object.values(ACTS)),
        eq(auditTrail.object, sql`any(${sql.param(payouts.map(getObject))})`),
      ),
    )
    .orderBy(asc(auditTrail.seq));
  return new Map(
    rows.map(({ object, part, act, at }) => [`${object} ${part}`, act === ACTS.undone ? null : at]),
  );
}

export const recordPayment = (
  tx: Transaction,
  clock: Clock,
  payout: Payout,
  { actor, how, detail }: Pick<Act, 'actor' | 'detail'> & { how: keyof typeof ACTS },
): Promise<void> =>
  recordAct(tx, clock, {
    actor,
    act: ACTS[how],
    object: getObject(payout),
    detail: { ...detail, part: getPart(payout) },
  });
