// Validates entered details of a bank account and converts them to columns.
import type { BodyOf } from '@quoin/contract';
import {
  bankAccountParts,
  bankNumberKind,
  normaliseAba,
  normaliseBic,
  normaliseIban,
  parseAccountNumber,
  problemsOfBankAccount,
  type BankAccount,
  type BankAccountPart,
} from '@quoin/rules';
import { ApiError } from '../shared/errors';
import type { BankAccountRow } from './bank-account-row';

interface Beside {
  /** Allowed names of the account holder. */
  ownNames: readonly string[];
  /** The account to change. If it is of the same kind, an empty number in the input keeps the stored one. */
  before?: BankAccountRow;
}

/**
 * @returns the plain number; empty to keep the stored one
 * @throws ApiError required_information_missing
 */
export function typedBankAccount(body: BodyOf<'addPayingAccount'>, { ownNames, before }: Beside) {
  const { method, ...account } = body;
  const numberOnFile =
    before !== undefined && bankNumberKind(before.method, before.details) === bankNumberKind(method, account);
  const problems = problemsOfBankAccount(account, { method, ownNames, numberOnFile });
  if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
  const { account_number = '', iban = '', ...rest } = account;
  const details = {
    ...rest,
    ...normalised(rest, ['aba_ach', 'aba_wire', 'intermediary_aba'], normaliseAba),
    ...normalised(rest, ['swift', 'intermediary_swift'], normaliseBic),
  };
  const number = bankAccountParts(method, account.country).includes('iban')
    ? normaliseIban(iban)
    : (parseAccountNumber(account_number, method === 'ach' ? 'US' : (account.country ?? '')) ?? '');
  return { method, number, details };
}

const normalised = <Part extends BankAccountPart>(
  account: BankAccount,
  parts: readonly Part[],
  normalise: (code: string) => string,
) => Object.fromEntries(parts.flatMap((part) => (account[part] ? [[part, normalise(account[part])]] : [])));
