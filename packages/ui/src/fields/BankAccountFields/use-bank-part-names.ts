import type { BankAccountPart } from '@quoin/rules';
import { BankAccountFields as english } from '../../messages/en/bank-account';
import { useMessages } from '../../provider/quoin-context';

/** What the parts of a bank account are called at their fields, for where an account is shown. */
export const useBankPartNames = (): Record<BankAccountPart, string> =>
  useMessages('BankAccountFields', english).parts;
