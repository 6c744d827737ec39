import type { CallName } from '@quoin/contract';

export type Values = Record<string, string>;

/** The sender, and values for the placeholders in capitals and angle brackets. */
export interface Stage {
  token?: string;
  cookie?: string;
  values?: Values;
}

/** Preparation for the example of a call. */
export type Stages = Partial<Record<CallName, () => Promise<Stage>>>;
