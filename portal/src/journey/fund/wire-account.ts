import type { ReplyOf } from '@quoin/contract';
import type { WireAccount } from '@quoin/ui';

/** The instructions under the component's names. */
export const wireAccount = (wire: NonNullable<ReplyOf<'getFunding'>['wire']>): WireAccount => ({
  bankName: wire.bank_name,
  bankAddress: wire.bank_address,
  accountName: wire.account_name,
  accountNumber: wire.account_number,
  aba: wire.aba,
  swift: wire.swift,
  furtherCreditTo: wire.further_credit_to,
  reference: wire.reference,
});
