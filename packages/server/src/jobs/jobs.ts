import type { ReferralCreditStatus } from '@quoin/rules';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import type { InvestmentMailEvent } from '../states/investment-states';
import type { RedemptionMailEvent } from '../states/money-states';

/** Changes to credentials and payees of an account, each notified by e-mail. */
export type SecurityChange =
  | 'password'
  | 'phone'
  | 'phone_remove'
  | 'twofa_on'
  | 'twofa_off'
  | 'passkey_add'
  | 'passkey_remove'
  | 'recovery_codes_make'
  | 'recovery_code_use'
  | 'session_end'
  | 'session_end_all'
  | 'person'
  | 'lock'
  | 'unlock'
  | 'disable'
  | 'enable'
  | 'country'
  | 'email'
  | 'legal_name'
  | 'birth_date'
  | `${PayoutAccountKind}.${PayoutChange}`
  | 'bank_account.stop'
  | 'bank_account.pays';
export type PayoutAccountKind = 'bank_account' | 'brokerage_account';
export type PayoutChange = 'add' | 'change' | 'remove';

/** Payload of each job: ids and kinds only, never personal data. */
export interface JobPayloads {
  'send-activation-mail': { challengeId: string };
  'send-reset-mail': { challengeId: string };
  'send-security-mail': { accountId: string; change: SecurityChange };
  /** `to` is encrypted. */
  'send-former-address-mail': { accountId: string; to: string };
  'send-envelope-mail': { envelopeId: string };
  'prepare-envelope': { envelopeId: string };
  'seal-envelope': { envelopeId: string };
  'void-envelope': { envelopeId: string };
  'send-investment-mail': { investmentId: string; event: InvestmentMailEvent };
  'send-payment-mail': { transactionIds: string[] };
  'send-document-mail': { fileId: string };
  'send-withdrawal-mail': { fileId: string };
  'send-transaction-notice': { transactionId: string };
  'send-redemption-mail': { redemptionId: string; event: RedemptionMailEvent };
  'send-call-mail': { capitalCallId: string };
  'send-call-cancelled-mail': { capitalCallId: string };
  'send-escrow-mail': { investmentId: string; escrowId: string };
  'send-reservation-mail': { reservationId: string };
  'send-referral-mail': { creditId: string; event: ReferralCreditStatus };
  'prepare-data-archive': { exportId: string };
  'send-data-archive-mail': { exportId: string };
  'send-deletion-mail': { requestId: string; event: 'requested' | 'withdrawn' | 'refused' | 'done' };
  'tidy-up': Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** One job to enqueue. */
export type QueuedJob = { [N in JobName]: { name: N; payload: JobPayloads[N] } }[JobName];

/** A job that has used up its retries. */
export interface FailedJob {
  id: string;
  name: JobName;
  payload: object;
  tries: number;
  createdAt: Date;
  failedAt: Date;
  /** Name, code and message of the last error, without user input. Null if the process was killed. */
  error: string | null;
}

/** Number of jobs of one kind, by state. */
export interface QueueLength {
  job: JobName;
  waiting: number;
  active: number;
  /** Jobs that have used up their retries. */
  failed: number;
  /** Age of the oldest waiting job; 0 if none waits. */
  oldestSeconds: number;
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Executor, name: N, payload: JobPayloads[N]): Promise<void>;
  /** Returns failed jobs of the last 90 days, oldest first. */
  failed(): Promise<FailedJob[]>;
  /** Enqueues a failed job for one more run. */
  retry(tx: Executor, job: Pick<FailedJob, 'id' | 'name'>): Promise<void>;
}

/** Handlers must be idempotent: a job whose process was killed runs again. */
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], services: Services) => Promise<void>;
export type JobHandlers = { [K in JobName]: JobHandler<K> };
/** For `satisfies`: the handlers of some jobs. */
export type SomeJobHandlers = Partial<JobHandlers>;
