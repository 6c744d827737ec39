import type { CallRow } from '../call';

export const signCalls = {
  sendForSignature: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/envelopes',
    who: 'investor',
    changes: ['investments', 'application', 'envelope'],
    once: true,
  },
  resendEnvelope: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/resend',
    who: 'investor',
    changes: ['envelope'],
  },
  declineEnvelope: {
    method: 'DELETE',
    path: '/v1/envelopes/{envelopeId}',
    who: 'investor',
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
  },
  getEnvelope: {
    method: 'GET',
    path: '/v1/envelopes/{envelopeId}',
    who: 'investor',
    reads: ['envelope'],
    spinner: false,
  },
  getEnvelopeTexts: {
    method: 'GET',
    path: '/v1/envelopes/{envelopeId}/texts',
    who: 'investor',
    reads: [], // the documents to sign never change
    spinner: false,
  },
  proveSigner: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/identity',
    who: 'investor',
    changes: ['envelope'],
  },
  checkSigner: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/signer-check',
    who: 'investor',
    changes: ['envelope'],
  },
  giveConsent: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/consent',
    who: 'investor',
    changes: ['envelope'],
  },
  recordEndReached: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/read',
    who: 'investor',
    changes: ['envelope'],
    spinner: false,
  },
  signEnvelope: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/signature',
    who: 'investor',
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
    once: true,
  },
} as const satisfies Record<string, CallRow>;
