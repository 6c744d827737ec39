// Commands on jobs that have used up their retries: list them, retry them.
import { dateInNewYork } from '@quoin/rules';
import { retryJobs } from '../decisions/failed-jobs';
import type { FailedJob } from '../jobs/jobs';
import type { CommandTools } from './commands';
import { failedJobByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';

export function addJobCommands({ noun, verb, act, answering }: CommandTools): void {
  const jobs = noun('jobs', 'Jobs that failed after all retries');
  verb(jobs, 'list', 'Lists failed jobs, oldest first').action(answering(listJobs));
  act(jobs, 'retry', 'Runs a failed job again; correct the cause first')
    .argument('[id]', 'id of the job, or a unique prefix')
    .option('--all', 'all failed jobs')
    .action(answering(retry));
}

const printable = ({ id, name, payload, tries, createdAt, failedAt, error }: FailedJob) => ({
  id,
  name,
  ...payload,
  tries,
  created: dateInNewYork(createdAt),
  failed: dateInNewYork(failedAt),
  error,
});

const listJobs = async ({ services: { jobs } }: Operation) => (await jobs.failed()).map(printable);

async function retry(
  operation: Operation,
  prefix: string | undefined,
  { all = false, dryRun }: { all?: boolean } & DryRun,
) {
  if (all === (prefix !== undefined)) throw new OperatorError('Give the id of one job, or --all.');
  const failed = await operation.services.jobs.failed();
  const wanted = prefix === undefined ? failed : [await failedJobByPrefix(failed, prefix)];
  return perform(operation, dryRun, (tx, used) => retryJobs(tx, used, wanted));
}
