import type { Executor } from '../database/database';

/** Every kind of job and what it carries: ids and kinds only, never personal data. */
export interface JobPayloads {
  'send-activation-mail': { challengeId: string };
  'send-reset-mail': { challengeId: string };
  'send-security-mail': { accountId: string; change: 'password' | 'phone' | 'twofa_on' | 'twofa_off' };
  'send-envelope-mail': { envelopeId: string };
  'prepare-envelope': { envelopeId: string };
  'seal-envelope': { envelopeId: string };
  'send-cancellation-mail': { investmentId: string };
  'send-document-mail': { fileId: string };
  'send-redemption-mail': { redemptionId: string; event: 'approved' | 'completed' };
  'send-call-cancelled-mail': { capitalCallId: string };
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists if and only if the act was committed. */
  enqueue<N extends JobName>(tx: Executor, name: N, payload: JobPayloads[N]): Promise<void>;
}
