import type { JobHandlers } from '../../jobs/job-handlers';
import { prepareEnvelope, sendEnvelopeMail } from './prepare-envelope';
import { sealEnvelope } from './seal-envelope';

export { CONSENT_VERSION } from './consent';
export { signHandlers } from './handlers';
export { resendEnvelope } from './resend-envelope';
export { createEnvelope } from './send-for-signature';
export { expireIfDue, lockEnvelope } from './store';
export { agreementFileName } from './prepare-envelope';

export const signJobs: JobHandlers<'prepare-envelope' | 'send-envelope-mail' | 'seal-envelope'> = {
  'prepare-envelope': prepareEnvelope,
  'send-envelope-mail': sendEnvelopeMail,
  'seal-envelope': sealEnvelope,
};
