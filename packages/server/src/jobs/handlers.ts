// Every kind of job with the function that does it.
import { accessJobs } from '../journey/access';
import { accountJobs } from '../journey/account';
import { applyJobs } from '../journey/apply';
import { browseJobs } from '../journey/browse';
import { documentsJobs } from '../journey/documents';
import { ENVELOPE_EFFECTS } from '../journey/envelope-effects';
import { fundJobs } from '../journey/fund';
import { joinJobs } from '../journey/join';
import { redeemJobs } from '../journey/redeem';
import { signJobs } from '../journey/sign';
import type { JobHandlers } from './job-handlers';
import { tidyUp } from './tidy-up';

export const jobHandlers: JobHandlers = {
  ...accessJobs,
  ...joinJobs,
  ...accountJobs,
  ...browseJobs,
  ...applyJobs,
  ...signJobs(ENVELOPE_EFFECTS),
  ...documentsJobs,
  ...fundJobs,
  ...redeemJobs,
  'tidy-up': tidyUp,
};
