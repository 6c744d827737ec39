import type { InvestorType } from '@quoin/rules';

/** Values in the clauses, formatted as text. */
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
  /** Notice on every page that the text is a sample. */
  sample: string;
  parties: (facts: ClauseFacts) => string[];
  terms: (facts: ClauseFacts) => string[];
  /** Of the fees on top, behind the terms. */
  feesOnTop: (fees: FeesOnTop) => string;
  representations: string[];
  risks: string[];
  signature: string[];
  /** Clauses for several signers, after those about the signature. */
  together: string;
  /** How joint owners hold the interest, after the parties. */
  jointly: Partial<Record<InvestorType, string>>;
}
