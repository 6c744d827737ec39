// Dependencies of handlers, jobs and operations. Created once by app/build-services.ts.
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Jobs } from './jobs/jobs';
import type { FileExaminer } from './file-examiner/file-examiner';
import type { ESignature } from './providers/e-signature';
import type { FileStore } from './providers/files/file-store';
import type { Metrics } from './metrics/metrics';
import type { MailProvider } from './providers/mail';
import type { ResearchProvider } from './providers/research/research-provider';
import type { VirusScanner } from './providers/virus-scanner';
import type { SmsProvider } from './providers/sms';
import type { RateLimiter } from './security/rate-limits';
import type { Vault } from './security/vault';
import type { Clock } from './shared/clock';

export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  log: Logger;
  metrics: Metrics;
  mail: MailProvider;
  sms: SmsProvider;
  eSignature: ESignature;
  fileStore: FileStore;
  scanner: VirusScanner;
  research: ResearchProvider;
  fileExaminer: FileExaminer;
  rateLimiter: RateLimiter;
  /** Encrypts SSN, identity and account numbers. */
  vault: Vault;
}
