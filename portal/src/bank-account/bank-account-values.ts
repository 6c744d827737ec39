// What is filled in about a bank account, what is wrong with it, and how it is sent.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import {
  bankAccountParts,
  bankNumberKind,
  problemsOfBankAccount,
  type BankAccount,
  type Problems,
  type TransferMethod,
} from '@quoin/rules';
import { withoutBlanks } from '../api/without-blanks';

export type BankAccountOnFile = ReplyOf<'listBankAccounts'>['items'][number];

export type BankAccountToSign = ReplyOf<'listBankAccounts'>['to_sign'][number];

/** Sent with the code of the identity check. */
export type FilledBankAccount = Omit<BodyOf<'addBankAccount'>, 'access_code'>;

export interface BankAccountValues {
  method: TransferMethod;
  account: BankAccount;
}

/** A new account starts as the way that reaches every bank. */
export const firstValues = ({ method = 'wire', ...details }: Partial<BankAccountOnFile> = {}) => ({
  method,
  account: askedParts(method, details),
});

/** Whether the number on file fits what is filled in, and may be left as it is. */
export const keepsNumber = ({ method, account }: BankAccountValues, before?: BankAccountOnFile): boolean =>
  before !== undefined && bankNumberKind(method, account) === bankNumberKind(before.method, before);

export function problemsOfValues(
  values: BankAccountValues,
  names: readonly string[],
  before?: BankAccountOnFile,
): Problems {
  const { method, account } = values;
  const problems = problemsOfBankAccount(askedParts(method, account), {
    method,
    ownNames: names,
    numberOnFile: keepsNumber(values, before),
  });
  return atAccount(problems);
}

export const bodyOf = ({ method, account }: BankAccountValues): FilledBankAccount => ({
  method,
  ...withoutBlanks(askedParts(method, account)),
});

/** Maps the API's field names to the form's, which are below `account`. */
export const atAccount = <Value>(byPart: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byPart).map(([part, value]) => [`account.${part}`, value]));

/** Drops values of another method or country, which the form no longer shows. */
function askedParts(method: TransferMethod, account: BankAccount): BankAccount {
  const parts = bankAccountParts(method, account.country);
  return Object.fromEntries(parts.map((part) => [part, account[part]]));
}

// What an account for payouts is called.

/** Of a number that comes masked, what its holder knows it by; the stars before would only be read out one by one. */
export const lastDigits = (masked: string): string => masked.slice(-4);

/** By its bank, or by whom it belongs to. */
export const bankAccountName = (account: {
  bank_name?: string | null | undefined;
  account_holder?: string | null | undefined;
}): string => account.bank_name ?? account.account_holder ?? '';

/** As sentences name it. */
export const named = ({ name, number_masked }: { name: string; number_masked: string }) => ({
  name,
  digits: lastDigits(number_masked),
});
