// Acts that need a second person: payouts, escrow accounts, and the accounts and roles of staff.
import { type BankAccount, CREDIT_RECEIVERS, moneyToWire } from '@quoin/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import Type from 'typebox';
import { recordAct } from '../audit/record-act';
import {
  addEscrowAccount,
  escrowInForce,
  maskedEscrowNumber,
  openEscrowNumber,
} from '../bank-accounts/escrow-accounts';
import { investments, products } from '../database/tables';
import { payOutAndEnd } from '../decisions/funding';
import { completeRedemption } from '../decisions/redemptions';
import { payCredit, reverseCredit } from '../decisions/referral-credits';
import { reverseRedemption } from '../decisions/reverse-redemption';
import { assertRedemptionUnpaid } from '../reports/payouts/assert-unpaid';
import { hasRole, STAFF_ROLES } from '../staff/roles';
import {
  addStaff,
  enableStaff,
  listStaff,
  lockAllStaff,
  setStaffRoles,
  toMemberRow,
} from '../staff/staff-accounts';
import { describeReversal, reverseTransaction } from '../transactions/reverse-transaction';
import { transferUnits } from '../transactions/transfer-units';
import { createAct, MONEY, createMoneyAct, OPERATIONS } from './act';
import { payoutActs } from './payout-acts';

const CREDIT = { friendId: Type.String(), to: Type.Enum([...CREDIT_RECEIVERS]) };

const referralActs = {
  'referral.pay': createMoneyAct({
    title: 'Record that a referral credit was paid',
    parameters: Type.Object({ ...CREDIT, date: Type.String(), reference: Type.String() }),
    run: async (tx, staff, { date, reference, ...credit }) => ({
      summary: await payCredit(tx, staff, credit, { date, reference }),
    }),
  }),
  'referral.reverse': createMoneyAct({
    title: 'Take back a decision on a referral credit',
    parameters: Type.Object({ ...CREDIT, reason: Type.String() }),
    run: async (tx, staff, { reason, ...credit }) => ({
      summary: await reverseCredit(tx, staff, credit, reason),
    }),
  }),
};

const setEscrow = createMoneyAct({
  title: 'Set the escrow account of a product',
  parameters: Type.Object({
    id: Type.String(),
    productId: Type.String(),
    details: Type.Unsafe<Omit<BankAccount, 'account_number' | 'iban'>>(
      Type.Record(Type.String(), Type.String()),
    ),
    /** Encrypted. */
    number: Type.String(),
    referenceFormat: Type.String(),
  }),
  async run(tx, { services: { clock, jobs, vault }, actor }, account) {
    const before = await escrowInForce(tx, clock, account.productId);
    const { id, inForceFrom, productId } = await addEscrowAccount(tx, clock, account);
    await recordAct(tx, clock, {
      actor,
      act: 'product.set_escrow',
      object: `product:${productId}`,
      detail: { escrow: id, replaces: before?.id ?? null, in_force_from: inForceFrom.toISOString() },
    });
    const shownTo = and(eq(investments.productId, productId), isNotNull(investments.confirmedWire));
    const informed = await tx.select().from(investments).where(shownTo).orderBy(asc(investments.id));
    if (before)
      for (const { id: investmentId } of informed)
        await jobs.enqueue(tx, 'send-escrow-mail', { investmentId, escrowId: id });
    const [product] = await tx.select().from(products).where(eq(products.id, productId));
    const { details, referenceFormat } = account;
    return {
      summary: {
        product: productId,
        name: product?.name.en,
        bank: details.bank_name,
        bank_address: details.bank_address,
        country: details.country,
        account_name: details.account_holder,
        number: maskedEscrowNumber(vault, account),
        aba: details.aba_wire,
        swift: details.swift,
        intermediary: details.intermediary_name,
        further_credit_to: details.further_credit_to,
        reference: referenceFormat,
        replaces: before ? maskedEscrowNumber(vault, before) : null,
      },
      made: { in_force_from: inForceFrom.toISOString() },
    };
  },
  reveal: ({ vault }, account) => ({ number: openEscrowNumber(vault, account) }),
});

const Roles = Type.Array(Type.Enum([...STAFF_ROLES]));

export const ACTS = {
  ...payoutActs,
  ...referralActs,
  'product.set_escrow': setEscrow,
  'redemption.complete': createMoneyAct({
    title: 'Complete a redemption',
    parameters: Type.Object({ redemption: Type.String() }),
    run: async (tx, staff, { redemption }) => ({ summary: await completeRedemption(tx, staff, redemption) }),
  }),
  'redemption.reverse': createMoneyAct({
    title: 'Reverse a completed redemption',
    parameters: Type.Object({ redemption: Type.String(), reason: Type.String() }),
    async run(tx, staff, { redemption, reason }) {
      await assertRedemptionUnpaid(tx, redemption);
      const { reversedBy, ...summary } = await reverseRedemption(tx, staff, redemption, reason);
      return { summary, made: { reversed_by: reversedBy } };
    },
  }),
  'investment.end': createMoneyAct({
    title: 'Pay all units out and end the investment',
    parameters: Type.Object({ investment: Type.String(), date: Type.String() }),
    run: async (tx, staff, { investment, date }) => ({
      summary: await payOutAndEnd(tx, staff, investment, date),
    }),
  }),
  'transaction.transfer': createMoneyAct({
    title: 'Transfer units to another investment',
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
  'transaction.reverse': createMoneyAct({
    title: 'Reverse a transaction',
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
  'staff.add': createAct({
    title: 'Add a person to the staff',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ email: Type.String(), name: Type.String(), roles: Roles }),
    run: async (tx, { services: { clock }, actor }, person) => ({
      summary: toMemberRow(await addStaff(tx, { clock, actor }, person)),
    }),
    // Direct only until somebody can approve. Disabled people count too: otherwise one person could disable the others and
    // add an accomplice.
    async isDirect(tx, { id }) {
      await lockAllStaff(tx);
      return (await listStaff(tx)).every((one) => one.id === id || !hasRole(one, MONEY));
    },
  }),
  'staff.set_roles': createAct({
    title: 'Change the roles of a person',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ id: Type.String(), roles: Roles }),
    async run(tx, { services: { clock }, actor }, change) {
      const { before, ...member } = await setStaffRoles(tx, { clock, actor }, change);
      return { summary: { ...toMemberRow(member), before: before.join(', ') } };
    },
  }),
  'staff.enable': createAct({
    title: 'Let a disabled person sign in again',
    requestedBy: OPERATIONS,
    approvedBy: MONEY,
    parameters: Type.Object({ id: Type.String() }),
    run: async (tx, { services: { clock }, actor }, { id }) => ({
      summary: toMemberRow(await enableStaff(tx, { clock, actor }, id)),
    }),
  }),
};

export type ActName = keyof typeof ACTS;
