// Acts that need a second person: payouts, escrow accounts, and the accounts and roles of staff.
import { moneyToWire } from '@quoin/rules';
import Type from 'typebox';
import type { StaffRole } from '../database/tables/staff';
import { hasRole, STAFF_ROLES } from '../staff/roles';
import { addStaff, enableStaff, listStaff, lockAllStaff, setStaffRoles } from '../staff/staff-accounts';
import { payOutAndEnd } from '../decisions/funding';
import { completeRedemption } from '../decisions/redemptions';
import { reverseRedemption } from '../decisions/reverse-redemption';
import { assertRedemptionUnpaid } from '../reports/payouts/assert-unpaid';
import { describeReversal, reverseTransaction } from '../transactions/reverse-transaction';
import { transferUnits } from '../transactions/transfer-units';
import { actOf, MONEY, OPERATIONS, TREASURER } from './act';
import { setEscrow } from './escrow-act';
import { payoutActs } from './payout-acts';
import { referralActs } from './referral-acts';

const Roles = Type.Array(Type.Enum([...STAFF_ROLES]));
const shown = (member: { email: string; name: string; roles: readonly StaffRole[] }) => ({
  email: member.email,
  name: member.name,
  roles: member.roles.join(', '),
  status: 'active',
});

export const ACTS = {
  ...payoutActs,
  ...referralActs,
  'product.set_escrow': setEscrow,
  'redemption.complete': actOf({
    title: 'Complete a redemption',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ redemption: Type.String() }),
    run: async (tx, staff, { redemption }) => ({ summary: await completeRedemption(tx, staff, redemption) }),
  }),
  'redemption.reverse': actOf({
    title: 'Reverse a completed redemption',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ redemption: Type.String(), reason: Type.String() }),
    async run(tx, staff, { redemption, reason }) {
      await assertRedemptionUnpaid(tx, redemption);
      const { reversedBy, ...summary } = await reverseRedemption(tx, staff, redemption, reason);
      return { summary, made: { reversed_by: reversedBy } };
    },
  }),
  'investment.end': actOf({
    title: 'Pay all units out and end the investment',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ investment: Type.String(), date: Type.String() }),
    run: async (tx, staff, { investment, date }) => ({
      summary: await payOutAndEnd(tx, staff, investment, date),
    }),
  }),
  'transaction.transfer': actOf({
    title: 'Transfer units to another investment',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({
      fromId: Type.String(),
      toId: Type.String(),
      units: Type.Union([Type.String(), Type.Null()]),
      date: Type.String(),
      reference: Type.String(),
      reason: Type.String(),
    }),
    async run(tx, staff, transfer) {
      const { amount, units, price, holders, ...ids } = await transferUnits(tx, staff, transfer);
      const { fromId: from, toId: to, date, reference, reason } = transfer;
      return {
        summary: { from, to, ...holders, date, amount: moneyToWire(amount), units, price, reference, reason },
        made: ids,
      };
    },
  }),
  'transaction.reverse': actOf({
    title: 'Reverse a transaction',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ transaction: Type.String(), reason: Type.String() }),
    async run(tx, staff, { transaction, reason }) {
      const about = await describeReversal(tx, transaction);
      const { ids, unitsTakenBack, callDueAgain } = await reverseTransaction(tx, staff, transaction, reason);
      const taken = {
        ...(unitsTakenBack !== null && { units_taken_back: unitsTakenBack }),
        ...(callDueAgain !== null && { call_due_again: callDueAgain }),
      };
      return {
        summary: { id: transaction, ...about, ...taken, reason },
        made: { reversed_by: ids.join(', ') },
      };
    },
  }),
  'staff.add': actOf({
    title: 'Add a person to the staff',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ email: Type.String(), name: Type.String(), roles: Roles }),
    run: async (tx, { services: { clock }, actor }, person) => ({
      summary: shown(await addStaff(tx, { clock, actor }, person)),
    }),
    // Direct only until somebody can approve. Disabled people count too: otherwise one person could disable the others and
    // add an accomplice.
    async isDirect(tx, { id }) {
      await lockAllStaff(tx);
      return (await listStaff(tx)).every((one) => one.id === id || !hasRole(one, MONEY));
    },
  }),
  'staff.set_roles': actOf({
    title: 'Change the roles of a person',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ id: Type.String(), roles: Roles }),
    async run(tx, { services: { clock }, actor }, change) {
      const { before, ...member } = await setStaffRoles(tx, { clock, actor }, change);
      return { summary: { ...shown(member), before: before.join(', ') } };
    },
  }),
  'staff.enable': actOf({
    title: 'Let a disabled person sign in again',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ id: Type.String() }),
    run: async (tx, { services: { clock }, actor }, { id }) => ({
      summary: shown(await enableStaff(tx, { clock, actor }, id)),
    }),
  }),
};

export type ActName = keyof typeof ACTS;
