// Staff retry jobs that have used up their retries, after correcting the cause.
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import type { FailedJob } from '../jobs/jobs';
import type { Staff } from '../transactions/ledger-entries';

export async function retryJobs(
  tx: Transaction,
  { services: { clock, jobs }, actor }: Staff,
  failed: readonly FailedJob[],
) {
  for (const job of failed) {
    await jobs.retry(tx, job);
    await recordAct(tx, clock, {
      actor,
      act: 'job.retry',
      object: `job:${job.id}`,
      detail: { name: job.name },
    });
  }
  return { retried: failed.length };
}
