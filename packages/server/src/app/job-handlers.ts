import type { JobHandlers } from '../jobs/jobs';
import { accessJobs } from '../journey/access';
import { accountJobs, bankAccountSigned } from '../journey/account';
import { agreementSigned, applyJobs } from '../journey/apply';
import { browseJobs } from '../journey/browse';
import { documentsJobs } from '../journey/documents';
import { achSigned, fundJobs } from '../journey/fund';
import { joinJobs } from '../journey/join';
import { distributionSigned, redeemJobs } from '../journey/redeem';
import { signJobs } from '../journey/sign';
import type { EnvelopeEffects } from '../states/envelope-states';
import { tidyUp } from './tidy-up';

/** The effect of a sealed document, by kind of envelope. */
const ENVELOPE_EFFECTS: EnvelopeEffects = {
  subscription_agreement: agreementSigned,
  ach_authorization: achSigned,
  distribution_instruction: distributionSigned,
  bank_account_change: bankAccountSigned,
};

/** Handlers by job. */
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
