// The parts of a bank account that its country and the transfer method require.
import type { TransferMethod } from '../investing-terms';
import { bankingState, usesAba, usesIban } from './bank';

export const BANK_ACCOUNT_TYPES = ['checking', 'savings'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

export interface BankAccount {
  /** The country of the bank, ISO 3166-1 alpha-2. */
  country?: string;
  account_holder?: string;
  bank_name?: string;
  bank_address?: string;
  account_type?: BankAccountType;
  /** Write-only, like the IBAN: replies contain masked numbers. */
  account_number?: string;
  iban?: string;
  /** Routing numbers: a bank may have different ones for ACH and wires. */
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

/** The required parts in the order of the form. ACH reaches US banks only, so it has no country. */
export function bankAccountParts(method: TransferMethod, country = ''): readonly BankAccountPart[] {
  if (method === 'ach') return DOMESTIC_ACH;
  if (country === '') return ['country'];
  if (usesAba(country)) return DOMESTIC_WIRE;
  return abroad(usesIban(country) ? 'iban' : 'account_number');
}

/** Routing numbers are those of US banks, and only wires use SWIFT codes and intermediary banks. */
export function isPartOfAccount(part: string, method: TransferMethod, country = 'US'): boolean {
  if (method === 'ach') return part === 'country' || DOMESTIC_ACH.some((one) => one === part);
  return usesAba(country)
    ? part !== 'aba_ach' && part !== 'account_type'
    : !/^aba_|^account_type$/.test(part);
}

/** Kind and country of an account's number. A change to another kind invalidates the number on file. */
export const bankNumberKind = (method: TransferMethod, { country = 'US' }: BankAccount): string =>
  method === 'wire' && usesIban(country) ? `iban ${bankingState(country)}` : `account_number ${country}`;

export const OPTIONAL_BANK_PARTS: readonly BankAccountPart[] = [
  'intermediary_name',
  'intermediary_aba',
  'intermediary_swift',
  'further_credit_to',
  'reference',
];
