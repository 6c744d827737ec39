import type { InvestorDocumentType, InvestorType, TransferMethod } from '../investing-terms';
import type { Cents } from '../money/money';

export interface ProofOnFile {
  type: InvestorDocumentType;
  /** YYYY-MM-DD in New York. */
  uploadedOn: string;
}

/** A bank account that may pay for the investor. */
export interface Payer {
  id: string;
  /** By which it can. */
  methods: readonly TransferMethod[];
}

/** What the rules of a step must know beside its own values. */
export interface StepContext {
  usPerson: boolean;
  investorType: InvestorType;
  /** The product's minimum subscription. */
  minimum: Cents;
  /** By product and type of investor: `takesAch`. */
  achPermitted: boolean;
  /** The bank accounts on record that may pay for the investor. */
  payers: readonly Payer[];
  /** Ids of the product's must-read documents. */
  mustRead: readonly string[];
  /** The investor's confirmed uploads. */
  documents: readonly ProofOnFile[];
  /** ISO country of the permanent address; undefined while it is not told. */
  homeCountry: string | undefined;
  /** A signed application is not broken by proofs that grow old. */
  isSigned: boolean;
  /** YYYY-MM-DD in New York. */
  today: string;
  /** Per signer: an ID number is saved already, so a blank one keeps it. */
  idOnFile: readonly boolean[];
}
