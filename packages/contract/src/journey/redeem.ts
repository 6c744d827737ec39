import {
  AWAITED_OF_REDEMPTION,
  DELIVERY_OPTIONS,
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
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Rate,
  RedemptionSchedule,
  Text,
  toSign,
  Units,
} from '../shapes/primitives';

/** The destination of money or shares: the name of the bank or broker and the masked number. */
const Destination = Type.Object({ id: Id, name: Type.String(), number_masked: Type.String() });

/** The account that a redemption is paid to. */
const Payee = Type.Object({
  /** Null for the custodian of an IRA. */
  id: Nullable(Id),
  /** The name of the bank or the custodian. */
  name: Type.String(),
  holder: Type.String(),
  number_masked: Type.String(),
});

const PayoutTerms = Type.Object({
  /** Calendar days from the redemption day to the first payment. */
  days: Type.Integer({ minimum: 0 }),
  /** Decimal fraction that is paid after the fund's audit; 0 for none. */
  holdback: Rate,
});

/** The payments of a redemption, the first one first. */
const Payouts = Type.Array(
  Type.Object({
    part: OneOf(PAYOUT_PARTS),
    /** Decimal fraction of the redemption. */
    share: Rate,
    /** Null for a full redemption until its redemption day. */
    amount: Nullable(Money),
    /** The last day for the payment. */
    by: CalendarDate,
  }),
);

export const Redemption = Type.Object({
  id: Id,
  investment_id: Id,
  product_name: Type.String(),
  type: OneOf(REDEMPTION_TYPES),
  status: OneOf(REDEMPTION_STATUSES),
  /** Null for a full redemption until its redemption day, which decides the amount. */
  amount: Nullable(Money),
  redemption_day: CalendarDate,
  /** The fund's payment terms at the time of the request. */
  payout_terms: PayoutTerms,
  payouts: Payouts,
  /** The remaining steps of other parties after the redemption day. */
  waits_for: Nullable(OneOf(AWAITED_OF_REDEMPTION)),
  requested_date: CalendarDate,
  update_bank_account: Type.Boolean(),
  /** The payee; null in old requests that name none. */
  bank_account: Nullable(Payee),
  /** Null unless the status is rejected. */
  rejection: Nullable(
    Type.Object({
      reason: OneOf(REDEMPTION_REJECTION_REASONS),
      message: Type.String(),
      note: Nullable(Type.String()),
    }),
  ),
  /** The confirmations of the terms, the newest first. */
  documents: Type.Array(Type.Object({ file_id: Id, name: Type.String() })),
});

/** The payout if the redemption day had the unit price of the last valuation. */
const RedemptionEstimate = Type.Object({
  amount: Money,
  /** The units to redeem. */
  units: Units,
  units_left: Units,
  worth_left: Money,
  payouts: Payouts,
});

/** The amount that can be redeemed, the possible days, and the ongoing redemption. */
const redemptionStatus = {
  investment_id: Id,
  /** Whether a redemption can be requested: there is no barrier and no ongoing redemption. */
  open: Type.Boolean(),
  barrier: Nullable(OneOf(REDEMPTION_BARRIERS)),
  available: Money,
  multiple: Money,
  /** The date of the valuation that `available` is computed from. */
  as_of_date: Nullable(CalendarDate),
  schedule: RedemptionSchedule,
  redemption_days: Nullable(
    Type.Object({
      from: CalendarDate,
      to: CalendarDate,
      /** The fund's redemption days, each with its request deadline; empty if any day is possible. */
      dates: Type.Array(Type.Object({ day: CalendarDate, request_by: CalendarDate })),
    }),
  ),
  /** The basis of an estimate: the units and the unit price of the last valuation. */
  held: Nullable(Type.Object({ units: Units, unit_price: Type.String() })),
  ongoing: Nullable(Redemption),
  /** The estimate of the ongoing redemption; null if the units are worth less than the requested amount. */
  estimate: Nullable(RedemptionEstimate),
};

const redemptionFields = {
  type: OneOf(REDEMPTION_TYPES),
  /** For a partial redemption: a multiple of 1,000, at most the available amount. */
  amount: Type.Optional(Text(100)),
  redemption_day: CalendarDate,
  /**
   * Whether to pay to `bank_account_id`. Otherwise the account of the distribution instruction is paid, or the only
   * verified one; of an IRA always the custodian.
   */
  update_bank_account: Type.Boolean(),
  bank_account_id: Type.Optional(Id),
  /** The access code of the identity check. */
  access_code: Text(100),
};

const ofInvestment = { params: Type.Object({ investmentId: Id }) };
const ofRedemption = { params: Type.Object({ redemptionId: Id }) };

const CHECKED = [
  'not_authorized_action',
  'user_authentication_failed',
  'redemption_not_open',
  'redemption_not_valued',
  'redemption_never',
  'required_information_missing',
] as const;

const DistributionInstruction = Type.Object({
  investment_id: Id,
  /** Null before a choice. */
  delivery: Nullable(OneOf(DELIVERY_OPTIONS)),
  account: Nullable(Destination),
  /** A later choice that is not yet signed. */
  to_sign: Nullable(Type.Object({ ...toSign, delivery: OneOf(DELIVERY_OPTIONS), account: Destination })),
});

export const redeem = {
  getRedemptions: {
    ...CALLS.getRedemptions,
    ...ofInvestment,
    summary: 'What can be redeemed now and on which days, and the redemptions so far',
    reply: Type.Object({
      ...redemptionStatus,
      /** The product's description of its redemption terms. */
      exit_policy: Type.String(),
      payout_terms: PayoutTerms,
      /** The accounts that may be paid; of an IRA the custodian only. */
      payees: Type.Array(Type.Object({ ...Payee.properties, held_until: Nullable(Instant) })),
      items: Type.Array(Redemption),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listRedemptionStandings: {
    ...CALLS.listRedemptionStandings,
    summary: 'What can be redeemed of each current investment of the account, and what is under way',
    reply: Type.Object({ items: Type.Array(Type.Object(redemptionStatus)) }),
    errors: [],
    origin: 'ours',
  },
  requestRedemption: {
    ...CALLS.requestRedemption,
    ...ofInvestment,
    summary: 'Requests a redemption; one at a time for an investment',
    body: Type.Object({ investment_id: Id, ...redemptionFields }, { additionalProperties: false }),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_ongoing'],
    origin: 'spec',
  },
  changeRedemption: {
    ...CALLS.changeRedemption,
    ...ofRedemption,
    summary: 'Changes a redemption that is not approved yet',
    body: Type.Object(redemptionFields, { additionalProperties: false }),
    reply: Redemption,
    errors: [...CHECKED, 'redemption_closed'],
    origin: 'spec',
  },
  cancelRedemption: {
    ...CALLS.cancelRedemption,
    ...ofRedemption,
    summary: 'Cancels a redemption that is not completed; it cannot be taken back',
    reply: Redemption,
    errors: ['not_authorized_action', 'redemption_closed'],
    origin: 'spec',
  },
  getDistributionInstruction: {
    ...CALLS.getDistributionInstruction,
    ...ofInvestment,
    summary: 'How what this investment pays out reaches its investor',
    reply: DistributionInstruction,
    errors: ['not_authorized_action'],
    origin: 'ours',
  },
  chooseDistribution: {
    ...CALLS.chooseDistribution,
    ...ofInvestment,
    summary:
      'Has an instruction made to be signed: shares in kind to a brokerage account or cash to a bank account',
    body: Type.Object(
      { delivery: OneOf(DELIVERY_OPTIONS), account_id: Id, access_code: Text(100) },
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
