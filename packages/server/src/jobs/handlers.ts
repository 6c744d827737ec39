// Every kind of job with the function that does it.
import { joinJobs } from '../journey/join';
import { signJobs } from '../journey/sign';
import type { JobHandlers } from './job-handlers';

export const jobHandlers: JobHandlers = { ...joinJobs, ...signJobs };
