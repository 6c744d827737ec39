import { join } from 'node:path';
import type { Logger } from 'pino';
import type pg from 'pg';
import { systemClock, type Clock } from '../shared/clock';
import { ConfigError, type Config } from '../config';
import type { Database } from '../database/database';
import { openEmbeddedPostgres } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { expectDatabaseKind } from '../demo/database-kind';
import { demoClock, type DemoClock } from '../demo/demo-clock';
import { errorCode } from '../shared/errors';
import { placeOf } from '../http/error-replies';
import { openJobQueue, type JobQueue } from '../jobs/queue';
import { embeddedESignature } from '../providers/e-signature/embedded-e-signature';
import { pdfExaminer } from '../pdf-examiner/pdf-examiner';
import type { FileStore } from '../providers/files/file-store';
import { openFileStore } from '../providers/files/open-file-store';
import { smtpMail } from '../providers/mail/smtp-mail';
import { noMail, noSms } from '../providers/not-configured';
import { embeddedResearch } from '../providers/research/embedded-research';
import { mistakeIn } from '../providers/research/feed-shape';
import { researchFeed } from '../providers/research/research-feed';
import { openClamd } from '../providers/scan/clamd';
import { noScanner, type VirusScanner } from '../providers/scan/virus-scanner';
import { outboxMail, outboxSms } from '../providers/outbox';
import { restSms } from '../providers/sms/rest-sms';
import { noteCurrentKey } from '../security/known-keys';
import { rateLimiter } from '../security/rate-limits';
import { createVault, type Vault } from '../security/vault';
import type { Services } from '../services';

export interface OpenServices {
  services: Services;
  queue: JobQueue;
  pool: pg.Pool;
  /** Only in demo mode. */
  demoClock: DemoClock | undefined;
  /** Lets running jobs finish, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens everything a server, a command or a test works with: the database (migrated), its jobs, the providers.
 * @param clock in place of the real one; demo mode's offset is added to it
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
  const mail = config.mail.smtpUrl
    ? smtpMail(config.mail.smtpUrl, config.mail.from)
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

/** @throws ConfigError: the address may be wrong, and repeating it could show its password. */
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
