import { CAPITAL_CALL_STATUSES, NOTHING_DUE_REASONS } from '@quoin/rules';
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
  Part,
  PartList,
  Strict,
  Text,
  toSign,
} from '../shapes/primitives';
import { InvestorType, TransferMethod } from '../shapes/terms';
import { ofInvestment } from './apply';

const WireInstructions = Component('WireInstructions', 'The bank details to send money to.', {
  bank_name: Label('The bank of the fund.'),
  bank_address: Label('Its address.'),
  account_name: Label('The holder of the account.'),
  account_number: Label('Empty if the bank has an IBAN.'),
  iban: Label('Empty if the bank has none.'),
  aba: Label('The ABA routing number for wires. Empty outside of the United States.'),
  swift: Label('The BIC of the bank.'),
  intermediary_name: Label('The intermediary bank. Empty if there is none.'),
  intermediary_aba: Label('Its ABA routing number. Empty if there is none.'),
  intermediary_swift: Label('Its BIC. Empty if there is none.'),
  reference: Label('The reference that the transfer must have.'),
  further_credit_to: Label('The final account. Empty if there is none.'),
});

const NumberMasked = Label('The number, masked except for the last four characters.');
const DebitedAccount = Component('DebitedAccount', 'A bank account that ACH can debit.', {
  id: withRole(Id, 'The bank account.'),
  name: Label('The name of the bank.'),
  number_masked: NumberMasked,
});

export const Funding = Component('Funding', 'How a signed investment is to be funded.', {
  investment_id: withRole(Id, 'The investment.'),
  product_name: Label('The name of the product.'),
  investor_type: withRole(InvestorType, 'Decides whose name the paying account must have.'),
  amount: withRole(Money, 'The amount due: what is invested and the fees on top.'),
  invested: withRole(Money, 'The part of the amount that is invested.'),
  fees: withRole(Money, 'The fees on top.'),
  methods: PartList('The transfer methods.', {
    method: TransferMethod,
    open: Flag('Whether it is possible for this investment.'),
  }),
  method: Nullable(
    TransferMethod,
    'The chosen method; ACH only after its authorization is signed. Null before.',
  ),
  preferred_method: Nullable(
    TransferMethod,
    'The method in the application. Null if that method is not possible.',
  ),
  payer: NullablePart(
    'The account in the application, or the custodian’s. Null if none was named or it was removed.',
    {
      id: Nullable(Id, 'The bank account. Null for a custodian.'),
      name: Label('The name of the bank or the custodian.'),
      number_masked: NumberMasked,
    },
  ),
  ach_accounts: Type.Array(DebitedAccount, {
    description: 'The bank accounts that ACH can debit for this investment.',
  }),
  debited_account: Nullable(
    DebitedAccount,
    'For ACH, the account of the authorization that is signed for this amount. Null otherwise.',
  ),
  to_sign: NullablePart('The unsigned ACH authorization. Null if there is none.', {
    ...toSign,
    account: DebitedAccount,
  }),
  wire_due: Label(
    'Identifies the wire that is due: its amount, capital call, bank account and code. Sent back with the confirmation.',
  ),
  verbally_confirmed_at: Nullable(
    Instant,
    'When the wire that is due was confirmed by phone. A change of amount, call or bank account needs a new confirmation. Null before.',
  ),
  sales_contact: Part('Who confirms the wire by phone.', {
    name: Label('The name.'),
    phone: Label('The number to call.'),
  }),
  verification_code: Type.String({
    description:
      'The contact reads the same code on the phone. Instructions with another code are fraudulent. Never e-mailed.',
    examples: ['K7QM-42XP'],
  }),
  account_changed_on: Nullable(
    CalendarDate,
    'Since when wires go to the fund’s present account. Null if there was no other one before.',
  ),
  wire: Nullable(WireInstructions, 'Null until the wire that is due is confirmed by phone.'),
  expected_between: Part('When the money is expected if it is sent today.', {
    from: withRole(CalendarDate, 'Three business days from now.'),
    to: withRole(CalendarDate, 'Five business days from now.'),
  }),
});

export const CapitalCall = Component('CapitalCall', 'A request of the fund to pay part of a commitment.', {
  id: Id,
  status: OneOf(CAPITAL_CALL_STATUSES, { description: 'The lifecycle of the call.' }),
  amount: withRole(Money, 'The called amount.'),
  due_date: withRole(CalendarDate, 'The day by which the money must arrive.'),
  send_by: withRole(CalendarDate, 'The last business day on which it can be sent and still arrive in time.'),
  issued_date: withRole(CalendarDate, 'The day of the notice.'),
  notice_file_id: Nullable(Id, 'The notice. Null for a cancelled call, whose notice cannot be opened.'),
});

export const fund = {
  checkCapitalCall: {
    ...ofInvestment,
    summary: 'Check for a capital call',
    description: 'Whether an investment has something to pay now, and all capital calls so far.',
    reply: Component('CapitalCallCheck', 'What an investment has to pay.', {
      investment_id: withRole(Id, 'The investment.'),
      commitment: withRole(Money, 'The amount that the investor promised to invest.'),
      called: withRole(Money, 'Issued and funded calls.'),
      paid_in: withRole(Money, 'What has arrived, called or not, without fees.'),
      fees_charged: withRole(Money, 'Fees on top of the commitment.'),
      fees_paid: withRole(Money, 'The part of them that was paid.'),
      amount_due: withRole(Money, 'To pay now: the sum of the next two. Zero if nothing is due.'),
      amount_due_invested: withRole(Money, 'The part of it that is invested.'),
      amount_due_fees: withRole(Money, 'The part of it that is fees.'),
      due_date: Nullable(CalendarDate, 'Null if nothing is due or no day is set.'),
      nothing_due_reason: Nullable(
        OneOf(NOTHING_DUE_REASONS, { description: 'Why nothing is due.' }),
        'Why nothing is due. Null while something is due.',
      ),
      open: Nullable(CapitalCall, 'The call to pay. Null if there is none.'),
      items: Type.Array(CapitalCall, { description: 'All calls.' }),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  getFunding: {
    ...ofInvestment,
    summary: 'Get the funding of an investment',
    description: 'The amount due, the methods, and the wire instructions once they are confirmed by phone.',
    reply: Funding,
    errors: ['not_authorized_action', 'transfer_not_open'],
  },
  chooseMethodOfTransfer: {
    ...ofInvestment,
    summary: 'Choose the method of transfer',
    description:
      'For wire, confirm the instructions by phone and send `confirmed_wire`: the reply has the bank details. For ACH, send `bank_account_id`: the reply has an authorization to sign.',
    body: Strict({
      method: TransferMethod,
      confirmed_wire: Type.Optional(Text(100, 'For wire: `wire_due`, as it was confirmed by phone.')),
      bank_account_id: Type.Optional(withRole(Id, 'For ACH: the account to debit.')),
    }),
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
      'wire_not_ready',
    ],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;
