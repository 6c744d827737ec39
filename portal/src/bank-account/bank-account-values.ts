// Form values of a bank account, their validation and the request body.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import {
  bankAccountParts,
  bankNumberKind,
  validateBankAccount,
  type BankAccount,
  type Problems,
  type TransferMethod,
} from '@quoin/rules';
import { withoutBlanks } from '../api/without-blanks';

export type BankAccountOnFile = ReplyOf<'listBankAccounts'>['items'][number];

export type BankAccountToSign = ReplyOf<'listBankAccounts'>['to_sign'][number];

/** Sent together with the access code of an identity check. */
export type FilledBankAccount = Omit<BodyOf<'addBankAccount'>, 'access_code'>;

export interface BankAccountValues {
  method: TransferMethod;
  account: BankAccount;
}

/** New accounts default to a wire, which reaches every bank. */
export const firstValues = ({ method = 'wire', ...details }: Partial<BankAccountOnFile> = {}) => ({
  method,
  account: relevantParts(method, details),
});

/** Whether the number on file has the kind that the values require, so that it may stay unchanged. */
export const keepsNumber = ({ method, account }: BankAccountValues, before?: BankAccountOnFile): boolean =>
  before !== undefined && bankNumberKind(method, account) === bankNumberKind(before.method, before);

export function validateValues(
  values: BankAccountValues,
  names: readonly string[],
  before?: BankAccountOnFile,
): Problems {
  const { method, account } = values;
  const problems = validateBankAccount(relevantParts(method, account), {
    method,
    ownNames: names,
    numberOnFile: keepsNumber(values, before),
  });
  return prefixWithAccount(problems);
}

export const getBody = ({ method, account }: BankAccountValues): FilledBankAccount => ({
  method,
  ...withoutBlanks(relevantParts(method, account)),
});

/** Maps the API's field names to the form's, which are below `account`. */
export const prefixWithAccount = <Value>(byPart: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byPart).map(([part, value]) => [`account.${part}`, value]));

/** Drops values of another method or country, which the form no longer shows. */
function relevantParts(method: TransferMethod, account: BankAccount): BankAccount {
  const parts = bankAccountParts(method, account.country);
  return Object.fromEntries(parts.map((part) => [part, account[part]]));
}

// Names of payout accounts.

/** Last digits of a masked number, without the asterisks, which screen readers would read one by one. */
export const lastDigits = (masked: string): string => masked.slice(-4);

export const bankAccountName = (account: {
  bank_name?: string | null | undefined;
  account_holder?: string | null | undefined;
}): string => account.bank_name ?? account.account_holder ?? '';

/** Placeholders for messages that name an account. */
export const toNameAndDigits = ({ name, number_masked }: { name: string; number_masked: string }) => ({
  name,
  digits: lastDigits(number_masked),
});
