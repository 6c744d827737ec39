// Acts on referral credits: paying one, and taking a decision back.
import { CREDIT_RECEIVERS } from '@quoin/rules';
import Type from 'typebox';
import { payCredit, reverseCredit } from '../decisions/referral-credits';
import { actOf, MONEY, TREASURER } from './act';

const CREDIT = { friendId: Type.String(), to: Type.Enum([...CREDIT_RECEIVERS]) };

export const referralActs = {
  'referral.pay': actOf({
    title: 'Record that a referral credit was paid',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ ...CREDIT, date: Type.String(), reference: Type.String() }),
    run: async (tx, staff, { date, reference, ...credit }) => ({
      summary: await payCredit(tx, staff, credit, { date, reference }),
    }),
  }),
  'referral.reverse': actOf({
    title: 'Take back a decision on a referral credit',
    requestedBy: MONEY,
    approvedBy: TREASURER,
    parameters: Type.Object({ ...CREDIT, reason: Type.String() }),
    run: async (tx, staff, { reason, ...credit }) => ({
      summary: await reverseCredit(tx, staff, credit, reason),
    }),
  }),
};
