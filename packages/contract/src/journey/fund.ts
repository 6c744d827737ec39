import { CAPITAL_CALL_STATUSES, INVESTOR_TYPES, NOTHING_DUE_REASONS, TRANSFER_METHODS } from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, Id, Instant, Money, Nullable, OneOf, Text, toSign } from '../shapes/primitives';

const WireInstructions = Type.Object({
  bank_name: Type.String(),
  bank_address: Type.String(),
  account_name: Type.String(),
  /** Empty where the bank has an IBAN. */
  account_number: Type.String(),
  iban: Type.String(),
  aba: Type.String(),
  swift: Type.String(),
  intermediary_name: Type.String(),
  intermediary_aba: Type.String(),
  intermediary_swift: Type.String(),
  reference: Type.String(),
  further_credit_to: Type.String(),
});

/** Described so that its holder recognises it. */
const DebitedAccount = Type.Object({ id: Id, name: Type.String(), number_masked: Type.String() });

export const Funding = Type.Object({
  investment_id: Id,
  product_name: Type.String(),
  /** Decides whose name the paying account must have. */
  investor_type: OneOf(INVESTOR_TYPES),
  /** The amount due: what is invested and the fees on top. */
  amount: Money,
  invested: Money,
  fees: Money,
  methods: Type.Array(Type.Object({ method: OneOf(TRANSFER_METHODS), open: Type.Boolean() })),
  /** ACH only after its authorization is signed. */
  method: Nullable(OneOf(TRANSFER_METHODS)),
  /** The method in the application, if that method is available. */
  preferred_method: Nullable(OneOf(TRANSFER_METHODS)),
  /** The account in the application, or the custodian’s; null if none was named or it was removed. */
  payer: Nullable(Type.Object({ id: Nullable(Id), name: Type.String(), number_masked: Type.String() })),
  /** The bank accounts that ACH can debit for this investment. */
  ach_accounts: Type.Array(DebitedAccount),
  /** For ACH, the account of the authorization that is signed for this amount. */
  debited_account: Nullable(DebitedAccount),
  /** The unsigned ACH authorization. */
  to_sign: Nullable(Type.Object({ ...toSign, account: DebitedAccount })),
  /** Identifies the wire that is due: its amount, capital call, bank account and code. Sent back with the confirmation. */
  wire_due: Type.String(),
  /** Whether the wire that is due now is confirmed. A change of amount, call or bank account needs a new confirmation. */
  verbally_confirmed_at: Nullable(Instant),
  sales_contact: Type.Object({ name: Type.String(), phone: Type.String() }),
  /** The contact reads the same code on the phone. Instructions with another code are fraudulent. Never e-mailed. */
  verification_code: Type.String({ examples: ['K7QM-42XP'] }),
  /** Since when wires go to the fund’s present account; null if there was no other one before. */
  account_changed_on: Nullable(CalendarDate),
  /** Only after the verbal confirmation of the wire that is due now. */
  wire: Nullable(WireInstructions),
  /** First and last day the funds are expected if sent today, 3 and 5 business days from now. */
  expected_between: Type.Object({ from: CalendarDate, to: CalendarDate }),
});

export const CapitalCall = Type.Object({
  id: Id,
  status: OneOf(CAPITAL_CALL_STATUSES),
  amount: Money,
  due_date: CalendarDate,
  /** The last business day on which money can be sent and still arrive in time. */
  send_by: CalendarDate,
  issued_date: CalendarDate,
  /** Null for a cancelled call, whose notice can no longer be opened. */
  notice_file_id: Nullable(Id),
});

export const fund = {
  checkCapitalCall: {
    ...CALLS.checkCapitalCall,
    summary: 'Whether an investment has a capital call to pay, and all of them so far',
    params: Type.Object({ investmentId: Id }),
    reply: Type.Object({
      investment_id: Id,
      commitment: Money,
      /** Issued and funded calls. */
      called: Money,
      /** Received, whether or not it was called, without fees. */
      paid_in: Money,
      /** On top of the commitment. */
      fees_charged: Money,
      fees_paid: Money,
      /** The amount to pay now, the sum of the next two; zero if nothing is due. */
      amount_due: Money,
      amount_due_invested: Money,
      amount_due_fees: Money,
      /** Null where nothing is due or no day is set. */
      due_date: Nullable(CalendarDate),
      /** Null while something is due. */
      nothing_due_reason: Nullable(OneOf(NOTHING_DUE_REASONS)),
      open: Nullable(CapitalCall),
      items: Type.Array(CapitalCall),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  getFunding: {
    ...CALLS.getFunding,
    summary: 'How a signed investment is to be funded',
    params: Type.Object({ investmentId: Id }),
    reply: Funding,
    errors: ['not_authorized_action', 'transfer_not_open'],
    origin: 'ours',
  },
  chooseMethodOfTransfer: {
    ...CALLS.chooseMethodOfTransfer,
    summary:
      'Chooses wire, whose instructions the verbal confirmation shows, or has an ACH authorization made to be signed',
    params: Type.Object({ investmentId: Id }),
    body: Type.Object(
      {
        method: OneOf(TRANSFER_METHODS),
        /** The wire that the phone call confirmed: `wire_due` as it was shown. */
        confirmed_wire: Type.Optional(Text(100)),
        /** For ACH, the account to debit. */
        bank_account_id: Type.Optional(Id),
      },
      { additionalProperties: false },
    ),
    reply: Funding,
    errors: [
      'not_authorized_action',
      'transfer_not_open',
      'ach_not_permitted',
      'ach_account_missing',
      'ach_account_unfit',
      'ach_account_changing',
      'verbal_confirmation_missing',
      'wire_changed',
    ],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
