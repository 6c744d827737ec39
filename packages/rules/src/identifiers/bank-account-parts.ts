// An account that money is sent from or to: which parts its country and the way of transfer ask for.
import type { TransferMethod } from '../investing-terms';
import { usesAba, usesIban } from './bank';

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
