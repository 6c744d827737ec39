// What an envelope brings into force once it is sealed, as it stood when the envelope was made.
import type { BankAccount, DeliveryOption, EnvelopeKind, FeesAtFunding, TransferMethod } from '@quoin/rules';

/** Where money or shares go, or are taken from, as its holder knows it again. */
export interface Destination {
  id: string;
  /** Of the bank or the broker. */
  name: string;
  number_masked: string;
}

interface Subjects {
  /** What it says is the investment's application, and of the account that it names what its holder knows it by. */
  subscription_agreement: {
    investmentId: string;
    payer?: Omit<Destination, 'id'>;
    /** Charged on top of the commitment; an agreement without them charges none. */
    fees?: FeesAtFunding;
  };
  ach_authorization: {
    investmentId: string;
    /** In cents. */
    amount: number;
    /** Is debited. */
    account: Destination;
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

/** All but the agreement: what an investor instructs about money. */
export type InstructionKind = Exclude<EnvelopeKind, 'subscription_agreement'>;

export type SignerAct = 'identified' | 'consented' | 'read' | 'signed';

export interface SignerDevice {
  /** IP address. */
  address: string;
  /** As it names itself; null where it does not. */
  browser: string | null;
  system: string | null;
}

/** Acts from before devices were kept have none. */
export type SignerDevices = Partial<Record<SignerAct, SignerDevice>>;
