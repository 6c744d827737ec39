// What an envelope authorizes once it is sealed: a copy of the data at the time of its creation.
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

/** Label of the account that receives or pays money or shares. */
export interface Destination {
  id: string;
  /** Name of the bank or the broker. */
  name: string;
  number_masked: string;
}

/** The account of a payout. A custodian's has no id. */
export interface PaidTo extends Omit<Destination, 'id'> {
  delivery: DeliveryOption;
}

/** What an ACH debit needs besides the number. */
export interface DebitDetails {
  holder: string;
  account_type: BankAccountType;
  routing_number: string;
}

interface Subjects {
  /** An agreement's content is its application; of the paying account it keeps the label. */
  subscription_agreement: {
    investmentId: string;
    payer?: Omit<Destination, 'id'>;
    /** Charged on top of the commitment; an agreement without them charges none. */
    fees?: FeesAtFunding;
    /** The product's terms; absent in agreements from before they were copied. */
    terms?: AgreedTerms;
    /** The names of the documents that the investor had to read. */
    documents?: Bilingual[];
  };
  ach_authorization: {
    investmentId: string;
    /** In cents. */
    amount: number;
    /** The debited account. */
    account: Destination;
    /** Of the account; absent in authorizations from before they stated it. */
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

/** All kinds but the agreement: instructions about money. */
export type InstructionKind = Exclude<EnvelopeKind, 'subscription_agreement'>;

export type SignerAct = 'identified' | 'consented' | 'read' | 'signed';

export interface SignerDevice {
  /** IP address. */
  address: string;
  /** From the user agent; null where it is unknown. */
  browser: string | null;
  system: string | null;
}

/** Absent in records from before devices were stored. */
export type SignerDevices = Partial<Record<SignerAct, SignerDevice>>;
