import type { JobHandlers } from '../../jobs/jobs';
import type { EnvelopeEffects } from '../../states/envelope-states';
import { prepareEnvelope, sealEnvelope, sendEnvelope } from './envelope-jobs';

export { AGREEMENT_CONSENT } from './consent';
export { instruct, requestAgreement, resendEnvelope } from './create-envelope';
export {
  awaitsCountersignature,
  countersign,
  COUNTERSIGNABLE_STATUSES,
  countersignedAt,
  isExecutedCopy,
} from './countersign';
export { passReview, getReviewReasons } from './send-for-signature';
export { agreementFileName } from './envelope-kinds';
export {
  openEnvelopes,
  toSign,
  expireIfDue,
  lockAccount,
  lockSubject,
  lockEnvelope,
  namesAccount,
  withdrawEnvelopesWhere,
} from './store';

export const signJobs = (
  effects: EnvelopeEffects,
): Pick<JobHandlers, 'prepare-envelope' | 'send-envelope-mail' | 'seal-envelope' | 'void-envelope'> => ({
  'prepare-envelope': prepareEnvelope,
  'send-envelope-mail': sendEnvelope,
  'seal-envelope': sealEnvelope(effects),
  'void-envelope': ({ envelopeId }, { eSignature }) => eSignature.void(envelopeId),
});
