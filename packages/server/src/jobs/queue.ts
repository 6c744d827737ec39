// Job queue in PostgreSQL (schema pgboss), shared by all server processes.
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import { summarizeFailure } from '../shared/describe-failure';
import { currentRequestId } from '../shared/log-context';
import type { JobOutcome } from '../metrics/metrics';
import type { FailedJob, JobHandlers, JobName, JobPayloads, Jobs, QueueLength } from './jobs';

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
  'send-referral-mail',
  'prepare-data-archive',
  'send-data-archive-mail',
  'send-deletion-mail',
  'tidy-up',
] as const satisfies readonly JobName[];

/** pg-boss's default polling interval. */
const SELECT_WAITING = {
  name: 'waiting_jobs',
  // eslint-disable-next-line promises/bare-clock -- pg-boss schedules jobs by the database clock
  text: `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
};
const SELECT_FAILED = `select id, name, data as payload, retry_count + 1 as tries, created_on as "createdAt",
  completed_on as "failedAt", output ->> 'error' as error from pgboss.job where state = 'failed' order by completed_on, id`;
// eslint-disable-next-line promises/bare-clock -- pg-boss creates jobs by the database clock
const SELECT_LENGTHS = `select kind as job, count(*) filter (where state < 'active')::int as waiting,
  count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
  coalesce(extract(epoch from now() - min(created_on) filter (where state < 'active')), 0)::float as "oldestSeconds"
  from unnest($1::text[]) kind left join pgboss.job on name = kind and state in ('created', 'retry', 'active', 'failed')
  group by kind order by kind`;
const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true };
/** pg-boss retries a job of a killed process after this time. */
const EXPIRES = { expireInSeconds: 60 };
const JOB_MS = EXPIRES.expireInSeconds * 1000;
const MAINTENANCE_SECONDS = 20;
const KEEP_FAILED_SECONDS = 90 * 86_400;
/** At most one job per interval, no matter how many processes schedule it. */
const TIDY_UP_INTERVAL = { singletonHours: 12 };
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
  /** Queue length of every kind of job. */
  lengths(): Promise<QueueLength[]>;
  /** Waits for running jobs, then returns unfinished ones to the queue. */
  stop(): Promise<void>;
}

/** @param isLastTry the queue will not retry the job */
type OnError = (failure: unknown, job?: JobName, isLastTry?: boolean) => void;

/** The request that enqueued the job, for log and trace. Empty for jobs of commands and timers. */
interface Origin {
  requestId?: string;
  parent?: SpanContext;
}
type Tracked<N extends JobName> = JobPayloads[N] & { origin?: Origin };

type OnRun = (job: JobName, outcome: JobOutcome, seconds: number) => void;

/** @param onError called when a job fails, and without a job when the queue cannot use its database */
export function openJobQueue(pool: pg.Pool, onError: OnError, onRun: OnRun = () => undefined): JobQueue {
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

  /** Runs one job. If it fails, logs the error; the queue retries the job later. */
  const take = async <N extends JobName>(
    name: N,
    handlers: JobHandlers,
    services: Services,
  ): Promise<Taken | undefined> => {
    const [job] = await boss.fetch<Tracked<N>>(name, { includeMetadata: true });
    if (!job) return undefined;
    underWay.set(job.id, name);
    try {
      const { requestId, parent } = job.data.origin ?? {};
      const run = async () => {
        const startedAt = performance.now();
        const result = await withTimeout(handlers[name](job.data, services));
        const isLastTry = job.retryCount >= job.retryLimit;
        const outcome = !('failure' in result) ? 'done' : isLastTry ? 'given_up' : 'failed';
        onRun(name, outcome, (performance.now() - startedAt) / 1000);
        if ('failure' in result) onError(result.failure, name, isLastTry);
        return result;
      };
      const taken = await currentRequestId.run(requestId, () => runInSpan(`job ${name}`, parent, run));
      await insist(() =>
        'failure' in taken
          ? boss.fail(name, job.id, { error: summarizeFailure(taken.failure) })
          : boss.complete(name, job.id),
      );
      return taken;
    } finally {
      underWay.delete(job.id);
    }
  };

  /** Kinds with waiting jobs. One query for all kinds, because usually none is waiting. */
  const waiting = async (): Promise<JobName[]> => {
    const { rows } = await pool.query<{ name: string }>(SELECT_WAITING);
    return JOB_NAMES.filter((name) => rows.some((row) => row.name === name));
  };

  /**
   * Replaces the workers of pg-boss, which don't wait until a job's completion is stored, and end the process if the
   * database is down.
   */
  const workOff = async (name: JobName, handlers: JobHandlers, services: Services): Promise<void> => {
    let more = true;
    while (more && !stopping) {
      const taken = await take(name, handlers, services).catch((failure: unknown) => void onError(failure));
      more = taken !== undefined;
    }
  };

  /** Runs one job of each kind at a time, so that a long job does not delay other kinds. */
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

  const remind = () =>
    boss.send('tidy-up' satisfies JobName, {}, { ...RETRIES, ...EXPIRES, ...TIDY_UP_INTERVAL });

  const start = async () => {
    if (!running) await boss.start();
    running = true;
  };

  return {
    async enqueue(tx, name, payload) {
      const origin: Origin = {
        requestId: currentRequestId.getStore(),
        parent: trace.getActiveSpan()?.spanContext(),
      };
      await boss.send(
        name,
        { ...payload, origin },
        { ...RETRIES, ...EXPIRES, db: { executeSql: executeIn(tx) } },
      );
    },
    async failed() {
      const { rows } = await pool.query<FailedJob>(SELECT_FAILED);
      return rows;
    },
    async retry(tx, { id, name }) {
      await boss.retry(name, id, { db: { executeSql: executeIn(tx) } });
    },
    async lengths() {
      const { rows } = await pool.query<QueueLength>(SELECT_LENGTHS, [JOB_NAMES]);
      return rows;
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

/** Runs the job in a span of the trace that enqueued it. */
function runInSpan<T>(name: string, parent: SpanContext | undefined, work: () => Promise<T>): Promise<T> {
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  return trace
    .getTracer('quoin')
    .startActiveSpan(name, {}, context, (span) => work().finally(() => span.end()));
}

type Taken = { done: true } | { failure: unknown };

/** Stops waiting for a job that exceeds its time: another process retries it, and the next jobs must not wait. */
const withTimeout = (work: Promise<void>): Promise<Taken> =>
  Promise.race([
    work.then(
      (): Taken => ({ done: true }),
      (failure: unknown): Taken => ({ failure }),
    ),
    wait(JOB_MS, { failure: new Error('the job timed out') }, { ref: false }),
  ]);

/** Retries storing the completion while the database is down; otherwise the job would run again. */
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

/** Rebuilds the SQL of pg-boss for drizzle, which numbers the parameters itself. */
const executeIn = (tx: Executor) => async (text: string, values: unknown[]) => {
  const chunks = text
    .split(/\$(\d+)/)
    // eslint-disable-next-line promises/sql-concatenation -- statements of pg-boss; values are parameters
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  return tx.execute(sql.join(chunks));
};
