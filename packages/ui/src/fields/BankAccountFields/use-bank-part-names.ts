import type { BankAccountPart } from '@quoin/rules';
import { BankAccountFields as english } from '../../messages/en/bank-account';
import { useMessages } from '../../provider/quoin-context';

/** The field labels of the parts of a bank account, for displaying an account. */
export const useBankPartNames = (): Record<BankAccountPart, string> =>
  useMessages('BankAccountFields', english).parts;
