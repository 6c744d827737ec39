import {
  AWAITED_OF_REDEMPTION,
  PAYOUT_PARTS,
  REDEMPTION_BARRIERS,
  REDEMPTION_REJECTION_REASONS,
  REDEMPTION_STATUSES,
  REDEMPTION_TYPES,
} from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  withRole,
  Flag,
  Id,
  Instant,
  Label,
  Money,
  Nullable,
  NullablePart,
  OneOf,
  PartList,
  Rate,
  RedemptionSchedule,
  Strict,
  Text,
  toSign,
  Units,
} from '../shapes/primitives';
import { DeliveryOption } from '../shapes/terms';
import { ofInvestment } from './apply';

const NumberMasked = Label('The number, masked except for the last four characters.');
const Destination = Component('Destination', 'The account that distributions are delivered to.', {
  id: withRole(Id, 'The account.'),
  name: Label('The bank or broker.'),
  number_masked: NumberMasked,
});

const payee = {
  id: Nullable(Id, 'The bank account. Null for the custodian of an IRA.'),
  name: Label('The name of the bank or the custodian.'),
  holder: Label('The holder.'),
  number_masked: NumberMasked,
};

const paidFrom = {
  paid_from: Nullable(
    Instant,
    'Nothing is paid before then, because the payee or the owner of the account was changed. Null without a hold.',
  ),
};

const PayoutTerms = Component('PayoutTerms', 'The payment terms of a fund.', {
  days: Type.Integer({
    minimum: 0,
    description: 'Calendar days from the redemption day to the first payment.',
  }),
  holdback: withRole(Rate, 'The fraction that is paid after the fund’s audit. 0 for none.'),
});

const Payouts = Type.Array(
  Component('Payout', 'A payment of a redemption.', {
    part: OneOf(PAYOUT_PARTS, { description: 'The first payment, or the holdback after the audit.' }),
    share: withRole(Rate, 'The fraction of the redemption.'),
    amount: Nullable(Money, 'Null for a full redemption until its redemption day.'),
    by: withRole(CalendarDate, 'The last day for the payment.'),
  }),
  { description: 'The payments, the first one first.' },
);

const RedemptionType = OneOf(REDEMPTION_TYPES, {
  title: 'RedemptionType',
  description: 'full: all units. partial: an amount.',
});

export const Redemption = Component('Redemption', 'The return of units to the fund for money.', {
  id: Id,
  investment_id: withRole(Id, 'The investment.'),
  product_name: Label('The name of the product.'),
  type: RedemptionType,
  status: OneOf(REDEMPTION_STATUSES, { description: 'The lifecycle of the redemption.' }),
  amount: Nullable(Money, 'Null for a full redemption until its redemption day, which decides the amount.'),
  redemption_day: withRole(CalendarDate, 'The day whose unit price applies.'),
  payout_terms: withRole(PayoutTerms, 'The fund’s payment terms at the time of the request.'),
  payouts: Payouts,
  waits_for: Nullable(
    OneOf(AWAITED_OF_REDEMPTION),
    'The step of another party that is missing after the redemption day. Null otherwise.',
  ),
  requested_date: withRole(CalendarDate, 'The day of the request.'),
  update_bank_account: Flag('Whether the request named another bank account.'),
  bank_account: NullablePart('The account that is paid. Null in old requests that name none.', payee),
  ...paidFrom,
  rejection: NullablePart('Null unless the status is rejected.', {
    reason: OneOf(REDEMPTION_REJECTION_REASONS, { description: 'Why staff rejected it.' }),
    message: Label('The reason in the language of the call.'),
    note: Nullable(Type.String(), 'A remark of staff. Null without one.'),
  }),
  documents: PartList('The confirmations of the terms, the newest first.', {
    file_id: withRole(Id, 'The file.'),
    name: Label('The name of the document.'),
  }),
});

const RedemptionEstimate = Component(
  'RedemptionEstimate',
  'The payout if the redemption day had the unit price of the last valuation.',
  {
    amount: withRole(Money, 'The payout.'),
    units: withRole(Units, 'The units to redeem.'),
    units_left: withRole(Units, 'The units that stay.'),
    worth_left: withRole(Money, 'Their value.'),
    payouts: Payouts,
  },
);

const redemptionStatus = {
  investment_id: withRole(Id, 'The investment.'),
  open: Flag('Whether a redemption can be requested: there is no barrier and no ongoing redemption.'),
  barrier: Nullable(OneOf(REDEMPTION_BARRIERS), 'Why nothing can be redeemed. Null without a barrier.'),
  available: withRole(Money, 'The most that can be redeemed.'),
  multiple: withRole(Money, 'A partial amount must be a multiple of this.'),
  as_of_date: Nullable(
    CalendarDate,
    'The date of the valuation that `available` is computed from. Null before the first.',
  ),
  schedule: RedemptionSchedule,
  redemption_days: NullablePart('The possible redemption days. Null if there are none.', {
    from: withRole(CalendarDate, 'The first possible day.'),
    to: withRole(CalendarDate, 'The last possible day.'),
    dates: PartList('The fund’s redemption days. Empty if any day is possible.', {
      day: withRole(CalendarDate, 'The redemption day.'),
      request_by: withRole(CalendarDate, 'The last day for the request.'),
    }),
  }),
  held: NullablePart(
    'The basis of an estimate: the units and the unit price of the last valuation. Null before the first.',
    {
      units: withRole(Units, 'The units held.'),
      unit_price: Label('US dollars per unit.'),
    },
  ),
  ongoing: Nullable(Redemption, 'The ongoing redemption. Null if there is none.'),
  estimate: Nullable(
    RedemptionEstimate,
    'The estimate of the ongoing redemption. Null without one, and if the units are worth less than the requested amount.',
  ),
};

const redemptionFields = {
  type: RedemptionType,
  amount: Type.Optional(
    Text(100, 'For a partial redemption: US dollars, a multiple of 1,000 and at most the available amount.'),
  ),
  redemption_day: withRole(CalendarDate, 'One of the possible redemption days.'),
  update_bank_account: Flag(
    'Whether to pay to `bank_account_id`. Otherwise the account of the distribution instruction is paid, or the only verified one; of an IRA always the custodian.',
  ),
  bank_account_id: Type.Optional(withRole(Id, 'The account to pay, one of `payees`.')),
  access_code: Text(100, 'From `checkIdentity` with the purpose `redemption`.'),
};

const ofRedemption = { params: Type.Object({ redemptionId: withRole(Id, 'The redemption.') }) };

const CHECKED = [
  'not_authorized_action',
  'user_authentication_failed',
  'redemption_not_open',
  'redemption_not_valued',
  'redemption_never',
  'required_information_missing',
] as const;

const DistributionInstruction = Component(
  'DistributionInstruction',
  'How distributions of an investment are delivered.',
  {
    investment_id: withRole(Id, 'The investment.'),
    delivery: Nullable(DeliveryOption, 'The signed choice. Null before one.'),
    account: Nullable(Destination, 'The account of the signed choice. Null before one.'),
    to_sign: NullablePart('A later choice that is not yet signed. Null if there is none.', {
      ...toSign,
      delivery: DeliveryOption,
      account: Destination,
    }),
  },
);

export const redeem = {
  getRedemptions: {
    ...ofInvestment,
    summary: 'Get redemptions',
    description: 'What can be redeemed now, on which days and to which accounts, and all redemptions so far.',
    reply: Type.Object({
      ...redemptionStatus,
      exit_policy: Label('The product’s description of its redemption terms.'),
      payout_terms: PayoutTerms,
      payees: Type.Array(Component('Payee', 'An account that can be paid.', { ...payee, ...paidFrom }), {
        description: 'The accounts that can be paid; of an IRA the custodian only.',
      }),
      items: Type.Array(Redemption, { description: 'All redemptions of the investment.' }),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listRedemptionStandings: {
    summary: 'List what can be redeemed',
    description: 'What can be redeemed of each current investment of the account, and what is ongoing.',
    reply: Type.Object({
      items: Type.Array(
        Component('RedemptionAvailability', 'What can be redeemed of an investment.', redemptionStatus),
        { description: 'One row per current investment.' },
      ),
    }),
  },
  requestRedemption: {
    ...ofInvestment,
    summary: 'Request a redemption',
    description: 'An investment has one ongoing redemption at a time. Needs an identity check.',
    body: Strict({ investment_id: withRole(Id, 'The investment of the path.'), ...redemptionFields }),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_ongoing'],
    origin: 'spec',
  },
  changeRedemption: {
    ...ofRedemption,
    summary: 'Change a redemption',
    description: 'Changes a redemption until staff approve it. Needs an identity check.',
    body: Strict(redemptionFields),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_closed'],
    origin: 'spec',
  },
  cancelRedemption: {
    ...ofRedemption,
    summary: 'Cancel a redemption',
    description: 'Possible until the redemption is completed. Final.',
    reply: Redemption,
    errors: ['not_authorized_action', 'redemption_closed'],
    origin: 'spec',
  },
  getDistributionInstruction: {
    ...ofInvestment,
    summary: 'Get the distribution instruction',
    description: 'How distributions of this investment are delivered.',
    reply: DistributionInstruction,
    errors: ['not_authorized_action'],
  },
  chooseDistribution: {
    ...ofInvestment,
    summary: 'Choose the delivery of distributions',
    description:
      'Creates a request for signature: shares in kind to a brokerage account, or cash to a bank account. Takes effect once it is signed.',
    body: Strict({
      delivery: DeliveryOption,
      account_id: withRole(Id, 'A brokerage account or a bank account on file.'),
      access_code: Text(100, 'From `checkIdentity` with the purpose `distribution_instruction`.'),
    }),
    reply: DistributionInstruction,
    errors: [
      'not_authorized_action',
      'user_authentication_failed',
      'investment_canceled',
      'application_rejected',
      'distribution_finished',
      'required_information_missing',
    ],
  },
} as const satisfies Record<string, Schemas>;
