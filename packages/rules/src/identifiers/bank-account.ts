// An account that money is sent from or to: which parts its country and the way of transfer ask for, and what is wrong in them.
import { isCountry } from '../countries/countries';
import { isLatinText } from '../address/latin-text';
import type { TransferMethod } from '../investing-terms';
import { gather, type Problem, type Problems } from '../problems';
import { isBlank, requiredText, requiredValid } from '../required';
import { problemOfHolder } from './account-holder';
import { isAba, isBic, isIban, usesAba, usesIban } from './bank';

export const BANK_ACCOUNT_TYPES = ['checking', 'savings'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

export interface BankAccount {
  /** ISO 3166-1 alpha-2, where the bank is. */
  country?: string;
  account_holder?: string;
  bank_name?: string;
  bank_address?: string;
  account_type?: BankAccountType;
  /** Write-only, as the IBAN: a reply carries them masked. */
  account_number?: string;
  iban?: string;
  /** Routing numbers: a bank may have one for ACH and another for wires. */
  aba_ach?: string;
  aba_wire?: string;
  swift?: string;
  intermediary_name?: string;
  intermediary_aba?: string;
  intermediary_swift?: string;
  further_credit_to?: string;
  reference?: string;
}
export type BankAccountPart = keyof BankAccount;

const DOMESTIC_ACH: readonly BankAccountPart[] = [
  'account_holder',
  'bank_name',
  'account_type',
  'account_number',
  'aba_ach',
];
const DOMESTIC_WIRE: readonly BankAccountPart[] = [
  'country',
  'account_holder',
  'bank_name',
  'bank_address',
  'account_number',
  'aba_wire',
  'further_credit_to',
  'reference',
];
const abroad = (number: 'iban' | 'account_number'): readonly BankAccountPart[] => [
  'country',
  'account_holder',
  'bank_name',
  'bank_address',
  number,
  'swift',
  'intermediary_name',
  'intermediary_aba',
  'intermediary_swift',
  'further_credit_to',
  'reference',
];

/** The parts to ask for, in their order. ACH reaches US banks only, so it asks for no country. */
export function bankAccountParts(method: TransferMethod, country = ''): readonly BankAccountPart[] {
  if (method === 'ach') return DOMESTIC_ACH;
  if (country === '') return ['country'];
  if (usesAba(country)) return DOMESTIC_WIRE;
  return abroad(usesIban(country) ? 'iban' : 'account_number');
}

/** An account whose method or country changes to another kind of number cannot keep the one on file. */
export const bankNumberKind = (method: TransferMethod, { country = 'US' }: BankAccount): string =>
  method === 'wire' && usesIban(country) ? 'iban' : `account_number ${country}`;

export const OPTIONAL_BANK_PARTS: readonly BankAccountPart[] = [
  'intermediary_name',
  'intermediary_aba',
  'intermediary_swift',
  'further_credit_to',
  'reference',
];

export interface BankAccountContext {
  method: TransferMethod;
  /** The investor's or the signers' names: payments come from and go to an account in one of them. Empty: any holder. */
  ownNames?: readonly string[];
  /** The account number or IBAN is on file already and may be left empty. */
  numberOnFile?: boolean;
}

/** Only the parts that are asked for can have a problem. */
export function problemsOfBankAccount(account: BankAccount = {}, context: BankAccountContext): Problems {
  const { method, ownNames = [], numberOnFile = false } = context;
  const country = method === 'ach' ? (account.country ?? 'US') : account.country;
  const latin = (text: string | undefined) => requiredValid(text, isLatinText, 'latin_only');
  const number = (text: string | undefined, found: Problem | undefined) =>
    numberOnFile && isBlank(text) ? undefined : found;
  const found: Record<BankAccountPart, Problem | undefined> = {
    country: requiredValid(account.country, isCountry, 'country_invalid'),
    account_holder: latin(account.account_holder) ?? problemOfHolder(account.account_holder, ownNames),
    bank_name: latin(account.bank_name),
    bank_address: latin(account.bank_address),
    account_type: requiredText(account.account_type),
    account_number: number(
      account.account_number,
      requiredValid(account.account_number, accountNumberRule(country), 'account_number_invalid'),
    ),
    iban: number(account.iban, requiredValid(account.iban, isIban, 'iban_invalid')),
    aba_ach: requiredValid(account.aba_ach, isAba, 'aba_invalid'),
    aba_wire: requiredValid(account.aba_wire, isAba, 'aba_invalid'),
    swift: requiredValid(account.swift, isBic, 'bic_invalid'),
    intermediary_name: ifGiven(account.intermediary_name, latin),
    intermediary_aba: ifGiven(account.intermediary_aba, (text) => requiredValid(text, isAba, 'aba_invalid')),
    intermediary_swift: ifGiven(account.intermediary_swift, (text) =>
      requiredValid(text, isBic, 'bic_invalid'),
    ),
    further_credit_to: ifGiven(account.further_credit_to, latin),
    reference: ifGiven(account.reference, latin),
  };
  const problems = gather(
    Object.fromEntries(bankAccountParts(method, country).map((part) => [part, found[part]])),
  );
  if (method === 'ach' && !usesAba(country ?? '')) problems.country = { name: 'ach_us_only' };
  return problems;
}

const ifGiven = (text: string | undefined, check: (text: string) => Problem | undefined) =>
  isBlank(text) ? undefined : check(text);

/** US banks count up to 17 digits (Nacha); abroad letters occur, up to the 34 places of a SWIFT message. */
const accountNumberRule =
  (country = '') =>
  (text: string): boolean =>
    usesAba(country) ? /^\d{4,17}$/.test(text) : /^[A-Z0-9][A-Z0-9 -]{2,33}$/i.test(text);
