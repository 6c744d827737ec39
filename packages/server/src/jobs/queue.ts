// Jobs live in the same PostgreSQL (schema pgboss), so every server process shares them and none is lost with one.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import type { JobHandlers } from './job-handlers';
import type { JobName, JobPayloads, Jobs } from './jobs';

const JOB_NAMES = [
  'send-activation-mail',
  'send-reset-mail',
  'send-security-mail',
  'send-envelope-mail',
  'prepare-envelope',
  'seal-envelope',
  'void-envelope',
  'send-cancellation-mail',
  'send-document-mail',
  'send-redemption-mail',
  'send-call-cancelled-mail',
  'send-reservation-mail',
  'tidy-up',
] as const satisfies readonly JobName[];

const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true };
/** A job whose process was killed is taken up again after this long. */
const EXPIRES = { expireInSeconds: 60 };
const MAINTENANCE_SECONDS = 20;
/** However many processes remind it: one job in this time. */
const TIDY_UP = { singletonHours: 12 };
const REMIND_MS = 3_600_000;
/** The shortest that pg-boss allows. */
const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 1 };

export interface JobQueue extends Jobs {
  /** Makes the queue's own tables; safe when several processes do it at once. */
  prepare(): Promise<void>;
  /** Takes jobs until `stop`. */
  work(handlers: JobHandlers, services: Services): Promise<void>;
  /** Does what is waiting now and nothing more; for tests and commands. Failed jobs throw. */
  runWaiting(handlers: JobHandlers, services: Services): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** @param onError told of a job that failed, and (without a job) of what goes wrong between the queue and its database */
export function openJobQueue(pool: pg.Pool, onError: (failure: unknown, job?: JobName) => void): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', (error) => onError(error));
  let running = false;
  let reminder: NodeJS.Timeout | undefined;

  /** A failed job is tried again later; until then nobody would hear of it. */
  const perform = async <N extends JobName>(
    name: N,
    payload: JobPayloads[N],
    handlers: JobHandlers,
    services: Services,
  ): Promise<void> => {
    try {
      await handlers[name](payload, services);
    } catch (failure) {
      onError(failure, name);
      throw failure;
    }
  };

  const take = async <N extends JobName>(
    name: N,
    handlers: JobHandlers,
    services: Services,
  ): Promise<boolean> => {
    const [job] = await boss.fetch<JobPayloads[N]>(name);
    if (!job) return false;
    try {
      await perform(name, job.data, handlers, services);
    } catch (failure) {
      await boss.fail(name, job.id);
      throw failure;
    }
    await boss.complete(name, job.id);
    return true;
  };

  const listen = <N extends JobName>(name: N, handlers: JobHandlers, services: Services) =>
    boss.work<JobPayloads[N]>(name, POLLING, async (jobs) => {
      for (const job of jobs) await perform(name, job.data, handlers, services);
    });

  const remind = () => boss.send('tidy-up' satisfies JobName, {}, { ...RETRIES, ...EXPIRES, ...TIDY_UP });

  const start = async () => {
    if (!running) await boss.start();
    running = true;
  };

  return {
    async enqueue(tx, name, payload) {
      await boss.send(name, payload, { ...RETRIES, ...EXPIRES, db: { executeSql: executeIn(tx) } });
    },
    async prepare() {
      await start();
      for (const name of JOB_NAMES) await boss.createQueue(name);
    },
    async work(handlers, services) {
      await start();
      for (const name of JOB_NAMES) await listen(name, handlers, services);
      await remind();
      reminder = setInterval(() => void remind().catch(onError), REMIND_MS).unref();
    },
    async runWaiting(handlers, services) {
      await start();
      let found = true;
      while (found) {
        found = false;
        for (const name of JOB_NAMES) found = (await take(name, handlers, services)) || found;
      }
    },
    async stop() {
      clearInterval(reminder);
      if (running) await boss.stop({ graceful: true, close: false, timeout: 20_000 });
      running = false;
    },
  };
}

/** pg-boss writes `$1` into its SQL, drizzle numbers its own: the text is taken apart and put together again. */
const executeIn = (tx: Executor) => async (text: string, values: unknown[]) => {
  const chunks = text
    .split(/\$(\d+)/)
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  return tx.execute(sql.join(chunks));
};
