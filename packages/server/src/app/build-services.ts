import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config';
import type { Database } from '../database/database';
import { openEmbeddedPostgres } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { expectDatabaseKind } from '../demo/database-kind';
import { demoClock, type DemoClock } from '../demo/demo-clock';
import { placeOf } from '../http/error-replies';
import { type JobQueue, openJobQueue } from '../jobs/queue';
import { pdfExaminer } from '../pdf-examiner/pdf-examiner';
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
import { noteCurrentKey } from '../security/known-keys';
import { rateLimiter } from '../security/rate-limits';
import { createVault, type Vault } from '../security/vault';
import type { Services } from '../services';
import { type Clock, systemClock } from '../shared/clock';
import { errorCode } from '../shared/errors';
import { isLoopback } from '../shared/loopback';

export interface OpenServices {
  services: Services;
  queue: JobQueue;
  pool: pg.Pool;
  /** In demo mode only. */
  demoClock: DemoClock | undefined;
  /** Waits for running jobs, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the migrated database, the job queue and the providers for a server, a command or a test.
 * @param clock replaces the real one; the offset of demo mode is added to it
 */
export async function buildServices(
  config: Config,
  logger: Logger,
  clock: Clock = systemClock,
): Promise<OpenServices> {
  const embedded = config.databaseUrl === undefined ? await openEmbeddedPostgres(config.dataDir) : undefined;
  const { db, pool } = openDatabase(config.databaseUrl ?? embedded?.url ?? '');
  const queue = openJobQueue(pool, (error, job) =>
    logger.error({ error, place: placeOf(error), job }, 'job queue'),
  );
  const movable = config.demo ? demoClock(db, clock) : undefined;
  const time = movable ?? clock;
  const examiner = pdfExaminer();
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
    fileStore = await openFileStore(config);
    scanner = config.clamdUrl === undefined ? noScanner : await openClamd(config.clamdUrl);
    if (!embedded) await expectAnswer(pool);
    await migrate(pool);
    await expectDatabaseKind(db, config.demo);
    await expectKeys(db, time, vault);
    await queue.prepare();
    await movable?.refresh();
  } catch (failure) {
    await close();
    throw failure;
  }
  const { smtpUrl } = config.mail;
  const mail = smtpUrl
    ? smtpMail(
        smtpUrl,
        config.mail.from,
        !config.demo && !isLoopback(smtpUrl) && !config.allowUnsafe.includes('plain-services'),
      )
    : config.demo
      ? outboxMail(db, time)
      : noMail;
  const services: Services = {
    config,
    clock: time,
    db,
    jobs: queue,
    mail,
    sms: config.sms ? restSms(config.sms) : config.demo ? outboxSms(db, time) : noSms,
    eSignature: embeddedESignature({
      mail,
      publicUrl: config.publicUrl,
      keysFolder: join(config.dataDir, 'keys'),
    }),
    fileStore,
    scanner,
    research: config.researchFeed
      ? researchFeed(config.researchFeed, time, (failure) =>
          logger.warn({ error: failure, mistake: mistakeIn(failure) }, 'the research feed was not read'),
        )
      : embeddedResearch(),
    pdfExaminer: examiner,
    rateLimiter: rateLimiter(db, time),
    vault,
  };
  return { services, queue, pool, demoClock: movable, close };
}

/** @throws ConfigError */
async function expectKeys(db: Database, clock: Clock, vault: Vault): Promise<void> {
  const missing = await noteCurrentKey(db, clock, vault);
  if (missing.length === 0) return;
  throw new ConfigError(
    missing.map(
      (id) =>
        `VAULT_KEY: the database holds values sealed with the key ${id}, which is not given. Give it in VAULT_OTHER_KEYS, or in a file vault-… in DATA_DIR/keys.`,
    ),
  );
}

/** @throws ConfigError without the address, which may contain a password */
async function expectAnswer(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (failure) {
    const code = errorCode(failure) ?? 'no answer';
    throw new ConfigError([
      `DATABASE_URL: the database does not answer (${code}). Check host, port, name, user and password, and that it runs.`,
    ]);
  }
}

/**
 * Opens and checks the configured file store.
 * @throws ConfigError
 */
export async function openFileStore({ dataDir, s3 }: Config): Promise<FileStore> {
  if (!s3) return folderFileStore(join(dataDir, 'files'));
  // Loaded on demand, because the S3 client is large.
  const { openS3FileStore } = await import('../providers/files/s3-file-store');
  return openS3FileStore(s3);
}
