import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { hasEmbeddedPostgres, openEmbeddedPostgres } from '../database/embedded-postgres';
import { expectMigrated, migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { expectUsable, explainFailure } from '../database/usable-database';
import { expectDatabaseKind } from '../demo/database-kind';
import { demoClock, type DemoClock } from '../demo/demo-clock';
import { type JobQueue, openJobQueue } from '../jobs/queue';
import { fileExaminer } from '../file-examiner/file-examiner';
import { createMetrics } from '../metrics/metrics';
import { embeddedESignature } from '../providers/e-signature';
import type { FileStore } from '../providers/files/file-store';
import { folderFileStore } from '../providers/files/folder-file-store';
import { noMail, smtpMail } from '../providers/mail';
import { outboxMail, outboxSms } from '../providers/outbox';
import { embeddedResearch } from '../providers/research/data-set/made-up-companies';
import { mistakeIn } from '../providers/research/feed-shape';
import { researchFeed } from '../providers/research/research-feed';
import { noSms, restSms } from '../providers/sms';
import { noScanner, openClamd, type VirusScanner } from '../providers/virus-scanner';
import { expectSeal, noteCurrentKey } from '../security/known-keys';
import { rateLimiter } from '../security/rate-limits';
import { createVault, type Vault } from '../security/vault';
import type { Services } from '../services';
import { type Clock, systemClock } from '../shared/clock';
import { ConfigError } from '../shared/errors';
import { isLoopback } from './unsafe-settings';

export interface OpenServices {
  services: Services;
  queue: JobQueue;
  pool: pg.Pool;
  /** Demo mode only. */
  demoClock: DemoClock | undefined;
  /** Waits for running jobs, then closes the database. */
  close(): Promise<void>;
}

interface Opening {
  /** Replaces the system clock. Demo mode adds its offset to it. */
  clock?: Clock;
  /** A command does not migrate the database or check the file store; the server has done so. */
  isCommand?: boolean;
}

/**
 * Opens the migrated database, the job queue and the providers for a server, a command or a test.
 * @throws ConfigError
 */
export async function buildServices(
  config: Config,
  logger: Logger,
  { clock = systemClock, isCommand = false }: Opening = {},
): Promise<OpenServices> {
  if (isCommand) expectDatabase(config);
  const embedded = config.databaseUrl === undefined ? await openEmbeddedPostgres(config.dataDir) : undefined;
  if (!isCommand)
    embedded?.supervise((event, cause) =>
      logger[event === 'restarted' ? 'warn' : 'error']({ cause }, `the embedded PostgreSQL has ${event}`),
    );
  const { db, pool } = openDatabase(config.databaseUrl ?? embedded?.url ?? '');
  const metrics = createMetrics();
  const queue = openJobQueue(
    pool,
    (error, job, isLastTry) =>
      logger.error({ err: error, job }, isLastTry ? 'job failed permanently' : 'job failed'),
    metrics.job,
  );
  const movable = config.demo ? demoClock(db, clock) : undefined;
  const time = movable ?? clock;
  const examiner = fileExaminer();
  const close = async () => {
    examiner.close();
    await queue.stop();
    await pool.end();
    await embedded?.close();
  };
  const vault = createVault(config.keys.vault);
  let fileStore: FileStore;
  let scanner: VirusScanner;
  try {
    fileStore = await openFileStore(config, isCommand ? undefined : (message) => logger.error(message));
    scanner = config.clamdUrl === undefined ? noScanner : await openClamd(config.clamdUrl);
    if (config.databaseUrl !== undefined) await expectUsable(pool, config.databaseUrl);
    if (isCommand) await expectMigrated(pool);
    else await migrate(pool, { afterwards: queue.prepare, onWait: () => logger.warn(MIGRATING_ELSEWHERE) });
    await expectDatabaseKind(db, config.demo);
    await expectKeys(db, time, vault);
    if (!isCommand && !config.demo) await expectSeal(db, time, config.seal);
    await movable?.refresh();
  } catch (failure) {
    await close();
    throw explainFailure(failure) ?? failure;
  }
  const { smtpUrl } = config.mail;
  const mailProvider = smtpUrl
    ? smtpMail(
        smtpUrl,
        config.mail.from,
        !config.demo && !isLoopback(smtpUrl) && !config.allowUnsafe.includes('plain-services'),
      )
    : config.demo
      ? outboxMail(db, time)
      : noMail;
  const mail = metrics.counted('mail', mailProvider);
  const services: Services = {
    config,
    clock: time,
    db,
    jobs: queue,
    log: logger,
    metrics,
    mail,
    sms: metrics.counted('sms', config.sms ? restSms(config.sms) : config.demo ? outboxSms(db, time) : noSms),
    eSignature: embeddedESignature({
      mail,
      publicUrl: config.publicUrl,
      seal: config.seal,
    }),
    fileStore,
    scanner,
    research: config.researchFeed
      ? researchFeed(config.researchFeed, time, (failure) =>
          logger.warn({ err: failure, mistake: mistakeIn(failure) }, 'research feed could not be read'),
        )
      : embeddedResearch(),
    fileExaminer: examiner,
    rateLimiter: rateLimiter(db, time),
    vault,
  };
  return { services, queue, pool, demoClock: movable, close };
}

const MIGRATING_ELSEWHERE = 'waiting for another process that is migrating this database';

/** A command never creates a database: with an unset variable it would work on an empty one. @throws ConfigError */
function expectDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || hasEmbeddedPostgres(dataDir)) return;
  throw new ConfigError([
    `DATABASE_URL is not set, and DATA_DIR (${dataDir}) has no database. Set the variable that the server uses, or start the server first (npm start).`,
  ]);
}

/** @throws ConfigError */
async function expectKeys(db: Database, clock: Clock, vault: Vault): Promise<void> {
  const missing = await noteCurrentKey(db, clock, vault);
  if (missing.length === 0) return;
  throw new ConfigError(
    missing.map(
      (id) =>
        `VAULT_KEY: the database has values encrypted with the key ${id}, which is not configured. Add it to VAULT_OTHER_KEYS, or as a file vault-… in DATA_DIR/keys.`,
    ),
  );
}

/**
 * @param onUnreachable called when the store does not respond; if undefined, the store is not checked
 * @throws ConfigError when the store rejects the configuration
 */
export async function openFileStore(
  { dataDir, s3 }: Config,
  onUnreachable: ((message: string) => void) | undefined,
): Promise<FileStore> {
  if (!s3) return folderFileStore(join(dataDir, 'files'));
  // Loaded lazily, because the S3 client is large.
  const { checkS3, s3FileStore } = await import('../providers/files/s3-file-store');
  const store = s3FileStore(s3);
  if (onUnreachable) await checkS3(store, s3, onUnreachable);
  return store;
}
