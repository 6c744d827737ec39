import type { Executor } from '../database/database';

/** Every kind of job and what it carries: ids only, never personal data. */
export interface JobPayloads {
  'send-activation-mail': { challengeId: string };
  'send-envelope-mail': { envelopeId: string };
  'prepare-envelope': { envelopeId: string };
  'seal-envelope': { envelopeId: string };
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists if and only if the act was committed. */
  enqueue<N extends JobName>(tx: Executor, name: N, payload: JobPayloads[N]): Promise<void>;
}
