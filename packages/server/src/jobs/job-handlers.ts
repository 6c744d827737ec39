import type { Services } from '../services';
import type { JobName, JobPayloads } from './jobs';

/** A job may run twice (a process was killed in the middle): the second run must do no harm. */
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], services: Services) => Promise<void>;
export type JobHandlers<N extends JobName = JobName> = { [K in N]: JobHandler<K> };
