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

export interface Clauses {
  title: string;
  /** Stands on every page: whoever signs must know what the text is. */
  sample: string;
  parties: (facts: ClauseFacts) => string[];
  terms: (facts: ClauseFacts) => string[];
  representations: string[];
  risks: string[];
  signature: string[];
  /** Of several signers, behind those about the signature. */
  together: string;
  /** How joint owners hold the interest, behind the parties. */
  jointly: Partial<Record<InvestorType, string>>;
}
