// A bank account as it is filled in: checked as banks check it, and taken apart into what is kept.
import type { BodyOf } from '@quoin/contract';
import {
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
  /** Whose account it has to be. */
  ownNames: readonly string[];
  /** The account that is changed: of the same kind, it lends its number where none is given. */
  before?: BankAccountRow;
}

/**
 * @returns the number readable; empty where the one on file stays
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
  const number =
    bankNumberKind(method, account) === 'iban'
      ? normaliseIban(iban)
      : (parseAccountNumber(account_number, method === 'ach' ? 'US' : (account.country ?? '')) ?? '');
  return { method, number, details };
}

const normalised = <Part extends BankAccountPart>(
  account: BankAccount,
  parts: readonly Part[],
  normalise: (code: string) => string,
) => Object.fromEntries(parts.flatMap((part) => (account[part] ? [[part, normalise(account[part])]] : [])));
