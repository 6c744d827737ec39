// Prometheus metrics of this process. Labels are names from the source code, never values of requests or people.
import { Counter, Histogram, Registry } from 'prom-client';
import type { JobName } from '../jobs/jobs';

const SECURITY_EVENTS = [
  'sign_in_failed',
  'wrong_code',
  'user_authentication_failed',
  'locked',
  'limit_reached',
  'text_ceiling_reached',
  'upload_refused',
  'infected_upload',
  'file_altered',
  'file_missing',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const CHANNELS = ['mail', 'sms'] as const;
export type JobOutcome = 'done' | 'failed' | 'given_up';

export interface Metrics {
  registry: Registry;
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  job(job: JobName, outcome: JobOutcome, seconds: number): void;
  securityEvent(event: SecurityEvent): void;
  /** Wraps a provider of e-mails or text messages to count what it sends. */
  counted<M>(channel: (typeof CHANNELS)[number], provider: Sender<M>): Sender<M>;
}

interface Sender<M> {
  send(message: M): Promise<void>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route; none: an unknown address.',
    labelNames: ['method', 'route', 'status_class'],
    registers,
  });
  const jobs = new Histogram({
    name: 'quoin_job_duration_seconds',
    help: 'Runs of jobs; given_up: failed and not retried.',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60],
    registers,
  });
  const messages = new Counter({
    name: 'quoin_messages_total',
    help: 'E-mails and text messages given to their provider.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const security = new Counter({
    name: 'quoin_security_events_total',
    help: 'Failed sign-ins, locks, limits, refused uploads, and altered or missing files.',
    labelNames: ['event'],
    registers,
  });
  // Starts at zero, so that Prometheus sees the first increase.
  for (const event of SECURITY_EVENTS) security.inc({ event }, 0);
  for (const channel of CHANNELS)
    for (const outcome of ['sent', 'failed']) messages.inc({ channel, outcome }, 0);
  return {
    registry,
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status_class: `${Math.floor(status / 100)}xx` }, seconds),
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    securityEvent: (event) => security.inc({ event }),
    counted: (channel, provider) => ({
      async send(message) {
        try {
          await provider.send(message);
          messages.inc({ channel, outcome: 'sent' });
        } catch (failure) {
          messages.inc({ channel, outcome: 'failed' });
          throw failure;
        }
      },
    }),
  };
}
