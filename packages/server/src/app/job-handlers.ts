import type { JobHandlers } from '../jobs/jobs';
import { accessJobs } from '../journey/access';
import { accountJobs, bankAccountSigned } from '../journey/account';
import { agreementSigned, applyJobs } from '../journey/apply';
import { browseJobs } from '../journey/browse';
import { documentsJobs } from '../journey/documents';
import { achSigned, fundJobs } from '../journey/fund';
import { joinJobs } from '../journey/join';
import { distributionSigned, redeemJobs } from '../journey/redeem';
import { referJobs } from '../journey/refer/referral-mail';
import { signJobs } from '../journey/sign';
import type { EnvelopeEffects } from '../states/envelope-states';
import { tidyUp } from './tidy-up';

/** What to do when a document is sealed, by kind of envelope. */
const ENVELOPE_EFFECTS: EnvelopeEffects = {
  subscription_agreement: agreementSigned,
  ach_authorization: achSigned,
  distribution_instruction: distributionSigned,
  bank_account_change: bankAccountSigned,
};

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
  ...referJobs,
  'tidy-up': tidyUp,
};
