import type { InvestorType } from '@quoin/rules';

/** What stands inside the clauses, already in words. */
export interface ClauseFacts {
  date: string;
  investorName: string;
  productName: string;
  managers: string;
  broker: string;
  commitment: string;
  minimum: string;
  lockUp: string;
  capitalCalls: string;
  exitPolicy: string;
}

interface FeeFacts {
  /** Of the commitment. */
  rate: string;
  amount: string;
}

/** What is paid on top of the commitment, already in words. */
export interface FeesOnTop {
  /** Undefined where nothing is charged. */
  subscription: FeeFacts | undefined;
  management: FeeFacts | undefined;
  /** The management fee is charged again for each later year, by invoice. */
  yearly: boolean;
  total: string;
  withCommitment: string;
}

export interface Clauses {
  title: string;
  /** Stands on every page: whoever signs must know what the text is. */
  sample: string;
  parties: (facts: ClauseFacts) => string[];
  terms: (facts: ClauseFacts) => string[];
  /** Of the fees on top, behind the terms. */
  feesOnTop: (fees: FeesOnTop) => string;
  representations: string[];
  risks: string[];
  signature: string[];
  /** Of several signers, behind those about the signature. */
  together: string;
  /** How joint owners hold the interest, behind the parties. */
  jointly: Partial<Record<InvestorType, string>>;
}
