import type { TransferMethod } from '@quoin/rules';
import { withoutBlanks } from '../../../api/without-blanks';
import type { StepShape } from './StepForm';

export interface AmountFields {
  commitment: string;
  preferred_method: TransferMethod | '';
  /** Of the bank account that pays. */
  bank_account_id: string;
  must_read: string[];
}

export const amountShape: StepShape<'amount_and_signature', AmountFields> = {
  step: 'amount_and_signature',
  fields: (saved) => ({
    commitment: saved.commitment ?? '',
    preferred_method: saved.preferred_method ?? '',
    bank_account_id: saved.bank_account_id ?? '',
    must_read: saved.must_read ?? [],
  }),
  wire: withoutBlanks,
};
