import {
  AWAITED_OF_REDEMPTION,
  PAYOUT_PARTS,
  REDEMPTION_BARRIERS,
  REDEMPTION_REJECTION_REASONS,
  REDEMPTION_STATUSES,
  REDEMPTION_TYPES,
} from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  described,
  Flag,
  Id,
  Instant,
  Label,
  Money,
  Nullable,
  OneOf,
  Rate,
  RedemptionSchedule,
  Text,
  toSign,
  Units,
} from '../shapes/primitives';
import { DeliveryOption } from '../shapes/terms';
import { ofInvestment } from './apply';

const NumberMasked = Label('The number, masked except for the last four characters.');
const Destination = Type.Object(
  { id: described(Id, 'The account.'), name: Label('The bank or broker.'), number_masked: NumberMasked },
  { title: 'Destination', description: 'The account that distributions are delivered to.' },
);

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

const PayoutTerms = Type.Object(
  {
    days: Type.Integer({
      minimum: 0,
      description: 'Calendar days from the redemption day to the first payment.',
    }),
    holdback: described(Rate, 'The fraction that is paid after the fund’s audit. 0 for none.'),
  },
  { title: 'PayoutTerms', description: 'The payment terms of a fund.' },
);

const Payouts = Type.Array(
  Type.Object(
    {
      part: OneOf(PAYOUT_PARTS, { description: 'The first payment, or the holdback after the audit.' }),
      share: described(Rate, 'The fraction of the redemption.'),
      amount: Nullable(Money, 'Null for a full redemption until its redemption day.'),
      by: described(CalendarDate, 'The last day for the payment.'),
    },
    { title: 'Payout', description: 'A payment of a redemption.' },
  ),
  { description: 'The payments, the first one first.' },
);

const RedemptionType = OneOf(REDEMPTION_TYPES, {
  title: 'RedemptionType',
  description: 'full: all units. partial: an amount.',
});

export const Redemption = Type.Object(
  {
    id: Id,
    investment_id: described(Id, 'The investment.'),
    product_name: Label('The name of the product.'),
    type: RedemptionType,
    status: OneOf(REDEMPTION_STATUSES, { description: 'The lifecycle of the redemption.' }),
    amount: Nullable(Money, 'Null for a full redemption until its redemption day, which decides the amount.'),
    redemption_day: described(CalendarDate, 'The day whose unit price applies.'),
    payout_terms: described(PayoutTerms, 'The fund’s payment terms at the time of the request.'),
    payouts: Payouts,
    waits_for: Nullable(
      OneOf(AWAITED_OF_REDEMPTION),
      'The step of another party that is missing after the redemption day. Null otherwise.',
    ),
    requested_date: described(CalendarDate, 'The day of the request.'),
    update_bank_account: Flag('Whether the request named another bank account.'),
    bank_account: Nullable(
      Type.Object(payee),
      'The account that is paid. Null in old requests that name none.',
    ),
    ...paidFrom,
    rejection: Nullable(
      Type.Object({
        reason: OneOf(REDEMPTION_REJECTION_REASONS, { description: 'Why staff rejected it.' }),
        message: Label('The reason in the language of the call.'),
        note: Nullable(Type.String(), 'A remark of staff. Null without one.'),
      }),
      'Null unless the status is rejected.',
    ),
    documents: Type.Array(
      Type.Object({ file_id: described(Id, 'The file.'), name: Label('The name of the document.') }),
      { description: 'The confirmations of the terms, the newest first.' },
    ),
  },
  { title: 'Redemption', description: 'The return of units to the fund for money.' },
);

const RedemptionEstimate = Type.Object(
  {
    amount: described(Money, 'The payout.'),
    units: described(Units, 'The units to redeem.'),
    units_left: described(Units, 'The units that stay.'),
    worth_left: described(Money, 'Their value.'),
    payouts: Payouts,
  },
  {
    title: 'RedemptionEstimate',
    description: 'The payout if the redemption day had the unit price of the last valuation.',
  },
);

const redemptionStatus = {
  investment_id: described(Id, 'The investment.'),
  open: Flag('Whether a redemption can be requested: there is no barrier and no ongoing redemption.'),
  barrier: Nullable(OneOf(REDEMPTION_BARRIERS), 'Why nothing can be redeemed. Null without a barrier.'),
  available: described(Money, 'The most that can be redeemed.'),
  multiple: described(Money, 'A partial amount must be a multiple of this.'),
  as_of_date: Nullable(
    CalendarDate,
    'The date of the valuation that `available` is computed from. Null before the first.',
  ),
  schedule: RedemptionSchedule,
  redemption_days: Nullable(
    Type.Object({
      from: described(CalendarDate, 'The first possible day.'),
      to: described(CalendarDate, 'The last possible day.'),
      dates: Type.Array(
        Type.Object({
          day: described(CalendarDate, 'The redemption day.'),
          request_by: described(CalendarDate, 'The last day for the request.'),
        }),
        { description: 'The fund’s redemption days. Empty if any day is possible.' },
      ),
    }),
    'The possible redemption days. Null if there are none.',
  ),
  held: Nullable(
    Type.Object({
      units: described(Units, 'The units held.'),
      unit_price: Label('US dollars per unit.'),
    }),
    'The basis of an estimate: the units and the unit price of the last valuation. Null before the first.',
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
  redemption_day: described(CalendarDate, 'One of the possible redemption days.'),
  update_bank_account: Flag(
    'Whether to pay to `bank_account_id`. Otherwise the account of the distribution instruction is paid, or the only verified one; of an IRA always the custodian.',
  ),
  bank_account_id: Type.Optional(described(Id, 'The account to pay, one of `payees`.')),
  access_code: Text(100, 'From `checkIdentity` with the purpose `redemption`.'),
};

const ofRedemption = { params: Type.Object({ redemptionId: described(Id, 'The redemption.') }) };

const CHECKED = [
  'not_authorized_action',
  'user_authentication_failed',
  'redemption_not_open',
  'redemption_not_valued',
  'redemption_never',
  'required_information_missing',
] as const;

const DistributionInstruction = Type.Object(
  {
    investment_id: described(Id, 'The investment.'),
    delivery: Nullable(DeliveryOption, 'The signed choice. Null before one.'),
    account: Nullable(Destination, 'The account of the signed choice. Null before one.'),
    to_sign: Nullable(
      Type.Object({ ...toSign, delivery: DeliveryOption, account: Destination }),
      'A later choice that is not yet signed. Null if there is none.',
    ),
  },
  { title: 'DistributionInstruction', description: 'How distributions of an investment are delivered.' },
);

export const redeem = {
  getRedemptions: {
    ...CALLS.getRedemptions,
    ...ofInvestment,
    summary: 'Get redemptions',
    description: 'What can be redeemed now, on which days and to which accounts, and all redemptions so far.',
    reply: Type.Object({
      ...redemptionStatus,
      exit_policy: Label('The product’s description of its redemption terms.'),
      payout_terms: PayoutTerms,
      payees: Type.Array(
        Type.Object(
          { ...payee, ...paidFrom },
          { title: 'Payee', description: 'An account that can be paid.' },
        ),
        { description: 'The accounts that can be paid; of an IRA the custodian only.' },
      ),
      items: Type.Array(Redemption, { description: 'All redemptions of the investment.' }),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listRedemptionStandings: {
    ...CALLS.listRedemptionStandings,
    summary: 'List what can be redeemed',
    description: 'What can be redeemed of each current investment of the account, and what is ongoing.',
    reply: Type.Object({
      items: Type.Array(
        Type.Object(redemptionStatus, {
          title: 'RedemptionAvailability',
          description: 'What can be redeemed of an investment.',
        }),
        { description: 'One row per current investment.' },
      ),
    }),
    errors: [],
    origin: 'ours',
  },
  requestRedemption: {
    ...CALLS.requestRedemption,
    ...ofInvestment,
    summary: 'Request a redemption',
    description: 'An investment has one ongoing redemption at a time. Needs an identity check.',
    body: Type.Object(
      { investment_id: described(Id, 'The investment of the path.'), ...redemptionFields },
      { additionalProperties: false },
    ),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_ongoing'],
    origin: 'spec',
  },
  changeRedemption: {
    ...CALLS.changeRedemption,
    ...ofRedemption,
    summary: 'Change a redemption',
    description: 'Changes a redemption until staff approve it. Needs an identity check.',
    body: Type.Object(redemptionFields, { additionalProperties: false }),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_closed'],
    origin: 'spec',
  },
  cancelRedemption: {
    ...CALLS.cancelRedemption,
    ...ofRedemption,
    summary: 'Cancel a redemption',
    description: 'Possible until the redemption is completed. Final.',
    reply: Redemption,
    errors: ['not_authorized_action', 'redemption_closed'],
    origin: 'spec',
  },
  getDistributionInstruction: {
    ...CALLS.getDistributionInstruction,
    ...ofInvestment,
    summary: 'Get the distribution instruction',
    description: 'How distributions of this investment are delivered.',
    reply: DistributionInstruction,
    errors: ['not_authorized_action'],
    origin: 'ours',
  },
  chooseDistribution: {
    ...CALLS.chooseDistribution,
    ...ofInvestment,
    summary: 'Choose the delivery of distributions',
    description:
      'Creates a request for signature: shares in kind to a brokerage account, or cash to a bank account. Takes effect once it is signed.',
    body: Type.Object(
      {
        delivery: DeliveryOption,
        account_id: described(Id, 'A brokerage account or a bank account on file.'),
        access_code: Text(100, 'From `checkIdentity` with the purpose `distribution_instruction`.'),
      },
      { additionalProperties: false },
    ),
    reply: DistributionInstruction,
    errors: [
      'not_authorized_action',
      'user_authentication_failed',
      'investment_canceled',
      'application_rejected',
      'distribution_finished',
      'required_information_missing',
    ],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
