// Commands on the installation: the audit log, failed jobs and vault keys.
import { dateInNewYork } from '@quoin/rules';
import { chainedActs, checkChain, type Fault, type Head } from '../audit/chain';
import { retryJobs } from '../decisions/failed-jobs';
import { keyStatus, rotateKeys, verifyKeys } from '../decisions/vault-keys';
import type { FailedJob } from '../jobs/jobs';
import type { CommandTools } from './commands';
import { failedJobByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { parseIsoDate } from './operation/typed-values';

export function addInstallationCommands({
  group,
  subcommand,
  act,
  toAction,
  toLinesAction,
}: CommandTools): void {
  const audit = group('audit', 'The audit log');
  subcommand(audit, 'verify', 'Verifies the hash chain of the log, and shows the first broken row')
    .option('--noted <head>', 'a head that an earlier check printed: the log must contain it')
    .action(toAction(verifyAudit));
  subcommand(audit, 'export', 'Prints the log as JSON with its hashes, one row per line')
    .option('--since <date>', 'YYYY-MM-DD in New York (default: everything)')
    .action(toLinesAction(exportAudit));

  const keys = group('keys', 'Keys that encrypt identity and account numbers');
  subcommand(keys, 'status', 'Shows how many values each key encrypts, and where').action(
    toAction(keyStatus),
  );
  subcommand(keys, 'verify', 'Decrypts every value, and lists those that can’t be decrypted').action(
    toAction(verifyKeys),
  );
  act(
    keys,
    'rotate',
    'Encrypts every value with the current key; it can be interrupted and run again',
  ).action(toAction(rotate));

  const jobs = group('jobs', 'Jobs that failed after all retries');
  subcommand(jobs, 'list', 'Lists failed jobs, oldest first').action(
    toAction(async ({ services }) => (await services.jobs.failed()).map(printable)),
  );
  act(jobs, 'retry', 'Runs a failed job again; correct the cause first')
    .argument('[id]', 'id of the job, or a unique prefix')
    .option('--all', 'all failed jobs')
    .action(toAction(retry));
}

const MESSAGES: Record<Fault, (place: { position: number; seq: number | null }) => string> = {
  changed: ({ position, seq }) => `Row ${seq} (position ${position}) was changed after it was recorded.`,
  missing: ({ position }) => `The row at position ${position} is missing.`,
  not_chained: ({ seq }) => `Row ${seq} was inserted without a hash.`,
  tail_cut: ({ position }) => `The rows from position ${position} to the end are missing.`,
  head_changed: ({ position }) => `The stored head does not match the last row, at position ${position}.`,
  not_as_noted: ({ position, seq }) =>
    `Row ${seq} (position ${position}) does not match the head given with --noted.`,
};

/**
 * Verifies the chain.
 * @param given.noted head printed by an earlier check and stored where the database administrator can't change it
 * @throws OperatorError that describes the first broken link
 */
async function verifyAudit({ services: { db } }: Operation, options: { noted?: string }) {
  const check = await checkChain(db, options.noted === undefined ? undefined : parseHead(options.noted));
  if (!check.intact) throw new OperatorError(MESSAGES[check.how](check), { report: { ...check } });
  const { position, hash } = check.head;
  return { intact: true, rows: position, head: `${position}:${hash}` };
}

/** Exports one object per row, in chain order. */
async function* exportAudit({ services: { db } }: Operation, options: { since?: string }) {
  const since = options.since === undefined ? undefined : parseIsoDate(options.since);
  for await (const row of chainedActs(db, since)) yield { ...row, detail: JSON.parse(row.detail) as object }; // jsonb is an object here
}

function parseHead(text: string): Head {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash)
    throw new OperatorError(`"${text}" is not a head. Use one that "audit verify" printed.`);
  return { position: Number(position), hash };
}

const rotate = (operation: Operation, { dryRun }: DryRun) =>
  rotateKeys(operation, { dryRun, onProgress: operation.onProgress });

const printable = ({ id, name, payload, tries, createdAt, failedAt, error }: FailedJob) => ({
  id,
  name,
  ...payload,
  tries,
  created: dateInNewYork(createdAt),
  failed: dateInNewYork(failedAt),
  error,
});

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
