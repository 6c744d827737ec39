import type { JobHandlers } from '../../jobs/jobs';
import type { EnvelopeEffects } from '../../states/envelope-states';
import { prepareEnvelope, sendEnvelope } from './prepare-envelope';
import { sealEnvelope } from './seal-envelope';

export { AGREEMENT_CONSENT } from './consent';
export { instruct } from './create-envelope';
export { agreementFileName } from './envelope-kinds';
export { signHandlers } from './handlers';
export { openEnvelopes, toSign } from './open-envelopes';
export { requestAgreement } from './request-agreement';
export { resendEnvelope } from './resend-envelope';
export { expireIfDue, holdAccount, holdCause, lockEnvelope } from './store';
export { namingAccount, takeBackEnvelopes } from './take-back-envelopes';

export const signJobs = (
  effects: EnvelopeEffects,
): JobHandlers<'prepare-envelope' | 'send-envelope-mail' | 'seal-envelope' | 'void-envelope'> => ({
  'prepare-envelope': prepareEnvelope,
  'send-envelope-mail': sendEnvelope,
  'seal-envelope': sealEnvelope(effects),
  'void-envelope': ({ envelopeId }, { eSignature }) => eSignature.void(envelopeId),
});
