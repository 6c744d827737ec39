import type { RequestExamples } from './request-example';
import type { fund } from '../journey/fund';
import type { sign } from '../journey/sign';

const AGREEMENT = { params: { envelopeId: 'AGREEMENT' } };
const TOGETHER = { params: { envelopeId: 'AGREEMENT-OF-TWO' } };
const INSTRUCTION = { params: { envelopeId: 'INSTRUCTION' } };

export const signExamples: RequestExamples<keyof typeof sign> = {
  sendForReview: { params: { investmentId: 'APPLICATION-TO-REVIEW' } },
  sendForSignature: { params: { investmentId: 'COMPLETE-APPLICATION' } },
  resendEnvelope: AGREEMENT,
  declineEnvelope: INSTRUCTION,
  getEnvelope: AGREEMENT,
  getEnvelopeTexts: AGREEMENT,
  proveSigner: { ...INSTRUCTION, body: { access_code: '<access-code>' } },
  checkSigner: { ...TOGETHER, body: { signer: 1, number_type: 'ssn', number: '9999' } },
  giveConsent: { ...AGREEMENT, body: { version: '<consent-version>' } },
  recordEndReached: { ...AGREEMENT, body: { sha256: '<sha256>', pages: [1, 2, 3, 4, 5, 6, 7] } },
  signEnvelope: { ...AGREEMENT, body: { typed_name: 'Robin Ashdown', sha256: '<sha256>' } },
};

const APPROVED = { params: { investmentId: 'APPROVED-INVESTMENT' } };

export const fundExamples: RequestExamples<keyof typeof fund> = {
  checkCapitalCall: APPROVED,
  getFunding: APPROVED,
  chooseMethodOfTransfer: { ...APPROVED, body: { method: 'wire', confirmed_wire: '<wire-due>' } },
};
