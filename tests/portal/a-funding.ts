// The payment instructions of an investment, as the server returns them.
import type { ReplyOf } from '@quoin/contract';

/** The escrow account, which the server returns after the phone call. */
export const WIRE: NonNullable<ReplyOf<'getFunding'>['wire']> = {
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_name: 'Quoin Escrow',
  account_number: '9914402277',
  iban: '',
  aba: '026099998',
  swift: 'ASHLUS33',
  intermediary_name: '',
  intermediary_aba: '',
  intermediary_swift: '',
  reference: 'KIF-0140',
  further_credit_to: 'Keystone Income Fund',
};

export const FUNDING: ReplyOf<'getFunding'> = {
  investment_id: 'inv-1',
  product_name: 'Keystone Income Fund',
  investor_type: 'individual',
  amount: '50000.00',
  invested: '50000.00',
  fees: '0.00',
  methods: [
    { method: 'wire', open: true },
    { method: 'ach', open: true },
  ],
  method: null,
  preferred_method: null,
  payer: null,
  ach_accounts: [
    { id: 'bank-1', name: 'First Bank', number_masked: '********6789' },
    { id: 'bank-2', name: 'Second Bank', number_masked: '******8827' },
  ],
  debited_account: null,
  to_sign: null,
  wire_due: 'wire-1',
  verbally_confirmed_at: null,
  sales_contact: { name: 'Robin Vale', phone: '+1 212 555 0140' },
  verification_code: 'K7QM-42XP',
  account_changed_on: null,
  wire: null,
  expected_between: { from: '2026-08-06', to: '2026-08-10' },
};
