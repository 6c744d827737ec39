// Jobs are stored in PostgreSQL (schema pgboss), so all server processes share them.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import { errorCode } from '../shared/errors';
import type { FailedJob, JobHandlers, JobName, JobPayloads, Jobs } from './jobs';

const JOB_NAMES = [
  'send-activation-mail',
  'send-reset-mail',
  'send-security-mail',
  'send-former-address-mail',
  'send-envelope-mail',
  'prepare-envelope',
  'seal-envelope',
  'void-envelope',
  'send-investment-mail',
  'send-payment-mail',
  'send-document-mail',
  'send-withdrawal-mail',
  'send-transaction-notice',
  'send-redemption-mail',
  'send-call-mail',
  'send-call-cancelled-mail',
  'send-escrow-mail',
  'send-reservation-mail',
  'prepare-data-archive',
  'send-data-archive-mail',
  'send-deletion-mail',
  'tidy-up',
] as const satisfies readonly JobName[];

/** pg-boss's default polling interval. */
const WAITING = {
  name: 'waiting_jobs',
  // eslint-disable-next-line promises/bare-clock -- pg-boss schedules its jobs by the database's clock
  text: `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
};
const FAILED = `select id, name, data as payload, retry_count + 1 as tries, created_on as "createdAt",
  completed_on as "failedAt", output ->> 'error' as error from pgboss.job where state = 'failed' order by completed_on, id`;
const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true };
/** A job whose process was killed is retried after this long. */
const EXPIRES = { expireInSeconds: 60 };
const JOB_MS = EXPIRES.expireInSeconds * 1000;
const MAINTENANCE_SECONDS = 20;
const KEEP_FAILED_SECONDS = 90 * 86_400;
/** At most one job in this interval, however many processes schedule it. */
const TIDY_UP = { singletonHours: 12 };
const REMIND_MS = 3_600_000;
const LOOK_AGAIN_MS = 500;
/** Jobs that run longer than this at shutdown return to the queue. */
const FINISH_WITHIN_MS = 20_000;

export interface JobQueue extends Jobs {
  /** Creates the queue's tables; safe to run concurrently. */
  prepare(): Promise<void>;
  /** Processes jobs until `stop`. */
  work(handlers: JobHandlers, services: Services): Promise<void>;
  /** Processes the waiting jobs and returns; for tests and commands. Failed jobs throw. */
  runWaiting(handlers: JobHandlers, services: Services): Promise<void>;
  /** Waits for running jobs; unfinished ones are left to another process. */
  stop(): Promise<void>;
}

/** @param isLastTry the job is not tried again by itself */
type OnError = (failure: unknown, job?: JobName, isLastTry?: boolean) => void;

/** @param onError called with a failed job, or without one for errors between the queue and its database */
export function openJobQueue(pool: pg.Pool, onError: OnError): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
  });
  boss.on('error', (error) => onError(error));
  let running = false;
  let reminder: NodeJS.Timeout | undefined;
  let stopping = false;
  let listening: Promise<void> | undefined;
  const underWay = new Map<string, JobName>();

  /** Runs one job. A failed one is logged and retried later. */
  const take = async <N extends JobName>(
    name: N,
    handlers: JobHandlers,
    services: Services,
  ): Promise<Taken | undefined> => {
    const [job] = await boss.fetch<JobPayloads[N]>(name, { includeMetadata: true });
    if (!job) return undefined;
    underWay.set(job.id, name);
    try {
      const taken = await inItsTime(handlers[name](job.data, services));
      if ('failure' in taken) onError(taken.failure, name, job.retryCount >= job.retryLimit);
      await insist(() =>
        'failure' in taken
          ? boss.fail(name, job.id, { error: describe(taken.failure) })
          : boss.complete(name, job.id),
      );
      return taken;
    } finally {
      underWay.delete(job.id);
    }
  };

  /** The kinds of waiting jobs, sorted by name: one query for all kinds, since usually none waits. */
  const waiting = async (): Promise<JobName[]> => {
    const { rows } = await pool.query<{ name: string }>(WAITING);
    return JOB_NAMES.filter((name) => rows.some((row) => row.name === name));
  };

  /**
   * Replaces pg-boss's workers, which don't wait for a job's completion to be stored and ended the process without a
   * database.
   */
  const workOff = async (name: JobName, handlers: JobHandlers, services: Services): Promise<void> => {
    let more = true;
    while (more && !stopping) {
      const taken = await take(name, handlers, services).catch((failure: unknown) => void onError(failure));
      more = taken !== undefined;
    }
  };

  /** Runs one job per kind at a time, so that a long one delays no other kind. */
  const listen = async (handlers: JobHandlers, services: Services): Promise<void> => {
    const busy = new Map<JobName, Promise<void>>();
    while (!stopping) {
      const names = await waiting().catch((failure: unknown) => void onError(failure));
      for (const name of names ?? []) {
        if (busy.has(name)) continue;
        busy.set(
          name,
          workOff(name, handlers, services).finally(() => busy.delete(name)),
        );
      }
      await wait(LOOK_AGAIN_MS);
    }
    await Promise.all(busy.values());
  };

  const remind = () => boss.send('tidy-up' satisfies JobName, {}, { ...RETRIES, ...EXPIRES, ...TIDY_UP });

  const start = async () => {
    if (!running) await boss.start();
    running = true;
  };

  return {
    async enqueue(tx, name, payload) {
      await boss.send(name, payload, { ...RETRIES, ...EXPIRES, db: { executeSql: executeIn(tx) } });
    },
    async failed() {
      const { rows } = await pool.query<FailedJob>(FAILED);
      return rows;
    },
    async retry(tx, { id, name }) {
      await boss.retry(name, id, { db: { executeSql: executeIn(tx) } });
    },
    async prepare() {
      await start();
      for (const name of JOB_NAMES) await boss.createQueue(name);
    },
    async work(handlers, services) {
      await start();
      listening = listen(handlers, services);
      await remind();
      reminder = setInterval(() => void remind().catch(onError), REMIND_MS).unref();
    },
    async runWaiting(handlers, services) {
      await start();
      let found = true;
      while (found) {
        found = false;
        for (const name of await waiting()) {
          const taken = await take(name, handlers, services);
          if (taken && 'failure' in taken) throw taken.failure;
          found ||= taken !== undefined;
        }
      }
    },
    async stop() {
      clearInterval(reminder);
      stopping = true;
      await Promise.race([listening, wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
      for (const [id, name] of underWay) await boss.fail(name, id).catch(onError);
      if (running) await boss.stop({ graceful: true, close: false });
      running = false;
    },
  };
}

/** Without its message, which may name people. */
const describe = (failure: unknown): string =>
  [failure instanceof Error ? failure.name : typeof failure, errorCode(failure)].filter(Boolean).join(' ');

type Taken = { done: true } | { failure: unknown };

/** A job that exceeds its time is retried by another process and must not delay the others. */
const inItsTime = (work: Promise<void>): Promise<Taken> =>
  Promise.race([
    work.then(
      (): Taken => ({ done: true }),
      (failure: unknown): Taken => ({ failure }),
    ),
    wait(JOB_MS, { failure: new Error('the job takes too long') }, { ref: false }),
  ]);

/** Retries to store the completion until the database is available, because the job would run again otherwise. */
async function insist(note: () => Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + JOB_MS;
  for (;;) {
    try {
      return await note();
    } catch (failure) {
      if (performance.now() > giveUpAt) throw failure;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

/** pg-boss writes `$1` into its SQL and drizzle numbers its own parameters, so the text is split and rebuilt. */
const executeIn = (tx: Executor) => async (text: string, values: unknown[]) => {
  const chunks = text
    .split(/\$(\d+)/)
    // eslint-disable-next-line promises/sql-concatenation -- the statements of pg-boss, values are parameters
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  return tx.execute(sql.join(chunks));
};
