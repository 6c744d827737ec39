import type { InvestorDocumentType, InvestorType, TransferMethod } from '../investing-terms';
import type { Cents } from '../money/money';
import type { AccreditedBasis } from '../qualification/accredited-tests';

export interface ProofOnFile {
  type: InvestorDocumentType;
  /** YYYY-MM-DD in New York. */
  uploadedOn: string;
}

/** A bank account that may pay for the investor. */
export interface Payer {
  id: string;
  /** The transfer methods that the account supports. */
  methods: readonly TransferMethod[];
}

/** The facts about the investor that decide which questions apply. */
export interface InvestorContext {
  usPerson: boolean;
  investorType: InvestorType;
}

/** The facts outside of a step's own values that its rules depend on. */
export interface StepContext extends InvestorContext {
  /** The countries whose residents the product accepts, ISO 3166-1 alpha-2. */
  allowedCountries: readonly string[];
  /** The product's minimum subscription. */
  minimum: Cents;
  /** Depends on the product and the type of investor, see `canPayByAch`. */
  achPermitted: boolean;
  /** The bank accounts on record that may pay for the investor. */
  payers: readonly Payer[];
  /** Ids of the product's must-read documents. */
  mustRead: readonly string[];
  /** The investor's confirmed uploads. */
  documents: readonly ProofOnFile[];
  /** ISO 3166-1 country of the permanent address; undefined until it is entered. */
  homeCountry: string | undefined;
  /** The chosen test of an accredited investor, which the kind of an entity or a trust must fit. */
  accreditedBasis: AccreditedBasis | undefined;
  /** The names of the owners whom that test looks through to. Joint owners sign themselves. */
  accreditedOwners: readonly string[];
  /** The proofs of a signed application may be older than the limit. */
  isSigned: boolean;
  /** YYYY-MM-DD in New York. */
  today: string;
  /** For each signer, whether an ID number is saved. A blank number then keeps the saved one. */
  idOnFile: readonly boolean[];
  /** The same for the tax number of an entity or a trust. */
  taxNumberOnFile: boolean;
}
