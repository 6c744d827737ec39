import { isValidBIC, isValidIBAN } from 'ibantools';
import { optionalLatin, requiredLatin } from '../address/latin-text';
import { isCountry } from '../countries/countries';
import type { TransferMethod } from '../investing-terms';
import { gather, type Problem, type Problems } from '../problems';
import { isBlank, requiredText, requiredValid } from '../required';
import { validateHolder } from './account-holder';
import {
  bankingState,
  getBicCountry,
  getIbanCountry,
  isAba,
  isTestBic,
  normaliseBic,
  normaliseIban,
  parseAccountNumber,
  usesAba,
} from './bank';
import { type BankAccount, type BankAccountPart, bankAccountParts } from './bank-account-parts';

/** Accepts any spacing and case; checks length, structure and checksum of the country (ISO 13616). */
export const isIban = (text: string): boolean => isValidIBAN(normaliseIban(text));

/** Eight or eleven characters in any case (ISO 9362). */
export const isBic = (text: string): boolean => isValidBIC(normaliseBic(text));

const isLiveBic = (text: string): boolean => !isTestBic(text);

export interface BankAccountContext {
  method: TransferMethod;
  /** The names of the investor or the signers, one of which the account holder must have. Empty: any holder. */
  ownNames?: readonly string[];
  /** The account number or IBAN is on file already and may be left empty. */
  numberOnFile?: boolean;
  /** Also checks parts that the form of the country does not show: a US bank has a SWIFT code for wires from abroad. */
  allGiven?: boolean;
}

/** Only required parts can have a problem, and with `allGiven` every other part of a wire. */
export function validateBankAccount(account: BankAccount = {}, context: BankAccountContext): Problems {
  const { method, ownNames = [], numberOnFile = false, allGiven = false } = context;
  const country = method === 'ach' ? (account.country ?? 'US') : account.country;
  const number = (text: string | undefined, found: Problem | undefined) =>
    numberOnFile && isBlank(text) ? undefined : found;
  // A wire through a US intermediary bank needs its ABA number, and its name to compare.
  const intermediary = INTERMEDIARY_PARTS.some((part) => !isBlank(account[part]));
  const lacking = (part: BankAccountPart): Problem | undefined =>
    intermediary && isBlank(account[part]) ? { name: 'intermediary_incomplete' } : undefined;
  const found: Record<BankAccountPart, Problem | undefined> = {
    country: requiredValid(account.country, isCountry, 'country_invalid'),
    account_holder: requiredLatin(account.account_holder) ?? validateHolder(account.account_holder, ownNames),
    bank_name: requiredLatin(account.bank_name),
    bank_address: requiredLatin(account.bank_address),
    account_type: requiredText(account.account_type),
    account_number: number(
      account.account_number,
      requiredValid(
        account.account_number,
        (text) => parseAccountNumber(text, country ?? '') !== undefined,
        'account_number_invalid',
      ),
    ),
    iban: number(
      account.iban,
      requiredValid(account.iban, isIban, 'iban_invalid') ??
        validateCountry('iban_country', country, getIbanCountry(account.iban ?? '')),
    ),
    aba_ach: requiredValid(account.aba_ach, isAba, 'aba_invalid'),
    aba_wire: requiredValid(account.aba_wire, isAba, 'aba_invalid'),
    swift:
      requiredValid(account.swift, isBic, 'bic_invalid') ??
      requiredValid(account.swift, isLiveBic, 'bic_test') ??
      validateCountry('bic_country', country, getBicCountry(account.swift ?? '')),
    intermediary_name: optionalLatin(account.intermediary_name) ?? lacking('intermediary_name'),
    intermediary_aba:
      checkIfPresent(account.intermediary_aba, (text) => requiredValid(text, isAba, 'aba_invalid')) ??
      lacking('intermediary_aba'),
    intermediary_swift: checkIfPresent(
      account.intermediary_swift,
      (text) => requiredValid(text, isBic, 'bic_invalid') ?? requiredValid(text, isLiveBic, 'bic_test'),
    ),
    further_credit_to: optionalLatin(account.further_credit_to),
    reference: optionalLatin(account.reference),
  };
  const problems = gather(
    Object.fromEntries(
      [
        ...bankAccountParts(method, country),
        ...(allGiven && method === 'wire' ? wireParts(account) : []),
      ].map((part) => [part, found[part]]),
    ),
  );
  if (method === 'ach' && !usesAba(country ?? '')) problems.country = { name: 'ach_us_only' };
  return problems;
}

const INTERMEDIARY_PARTS = ['intermediary_name', 'intermediary_aba', 'intermediary_swift'] as const;

const wireParts = ({ swift }: BankAccount): readonly BankAccountPart[] =>
  isBlank(swift) ? INTERMEDIARY_PARTS : ['swift', ...INTERMEDIARY_PARTS];

/** Banks of Monaco belong to the French system: accounts on either side can have a BIC of the other. */
function validateCountry(
  name: 'iban_country' | 'bic_country',
  country = '',
  found: string,
): Problem | undefined {
  const agrees =
    !isCountry(country) ||
    bankingState(found) === bankingState(country) ||
    (name === 'bic_country' && [bankingState(country), found].sort().join() === 'FR,MC');
  return agrees ? undefined : { name, values: { country: { country: found } } };
}

const checkIfPresent = (text: string | undefined, check: (text: string) => Problem | undefined) =>
  isBlank(text) ? undefined : check(text);

/**
 * Replaces every letter and digit except the last `keep` with stars: `maskTail('123-45-6789')` is `***-**-6789`.
 * A short value is masked completely.
 */
export function maskTail(value: string, keep = 4): string {
  const secret = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  let hidden = secret > keep ? secret - keep : secret;
  return value.replace(/[\p{L}\p{N}]/gu, (sign) => (hidden-- > 0 ? '*' : sign));
}
