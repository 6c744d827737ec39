// What an envelope authorizes once it is sealed: a snapshot of the data at its creation.
import type {
  BankAccount,
  BankAccountType,
  Bilingual,
  DeliveryOption,
  EnvelopeKind,
  FeesAtFunding,
  TransferMethod,
} from '@quoin/rules';
import type { AgreedTerms } from './products';

/** Display data of the account that receives or pays money or shares. */
export interface Destination {
  id: string;
  /** Name of the bank or the broker. */
  name: string;
  number_masked: string;
}

/** Account of a payout. Accounts of custodians have no id. */
export interface PaidTo extends Omit<Destination, 'id'> {
  delivery: DeliveryOption;
}

/** What an ACH debit needs besides the account number. */
export interface DebitDetails {
  holder: string;
  account_type: BankAccountType;
  routing_number: string;
}

interface Subjects {
  /** The content of an agreement is its application. Only display data of the paying account is stored. */
  subscription_agreement: {
    investmentId: string;
    payer?: Omit<Destination, 'id'>;
    /** Fees on top of the commitment; absent if the agreement has none. */
    fees?: FeesAtFunding;
    /** Terms of the product. Absent in agreements from before terms were stored. */
    terms?: AgreedTerms;
    /** Names of the must-read documents. */
    documents?: Bilingual[];
  };
  ach_authorization: {
    investmentId: string;
    /** In cents. */
    amount: number;
    /** The debited account. */
    account: Destination;
    /** Absent in authorizations from before it was stored. */
    debit?: DebitDetails;
  };
  distribution_instruction: { investmentId: string; delivery: DeliveryOption; account: Destination };
  bank_account_change: {
    change: 'add' | 'change';
    account: Destination;
    method: TransferMethod;
    details: Omit<BankAccount, 'account_number' | 'iban'>;
    /** Encrypted account number or IBAN. */
    number: string;
  };
}

export type EnvelopeSubject<K extends EnvelopeKind = EnvelopeKind> = {
  [P in K]: { kind: P } & Subjects[P];
}[K];

/** All kinds except the agreement: instructions about money. */
export type InstructionKind = Exclude<EnvelopeKind, 'subscription_agreement'>;

export type SignerAct = 'identified' | 'consented' | 'read' | 'signed';

export interface SignerDevice {
  /** IP address. */
  address: string;
  /** From the user agent; null if unknown. */
  browser: string | null;
  system: string | null;
}

/** Absent in records from before devices were stored. */
export type SignerDevices = Partial<Record<SignerAct, SignerDevice>>;
