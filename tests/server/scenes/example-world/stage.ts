import type { CallName } from '@quoin/contract';

export type Values = Record<string, string>;

/** Who sends, and what stands for the values in capitals and angle brackets. */
export interface Stage {
  token?: string;
  cookie?: string;
  values?: Values;
}

/** What has to have happened before the example of a call is sent. */
export type Stages = Partial<Record<CallName, () => Promise<Stage>>>;
