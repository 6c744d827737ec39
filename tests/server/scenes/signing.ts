import type { IdentityPurpose, Language } from '@quoin/rules';
import { issueAccessCode } from '../../../packages/server/src/security/access-codes';
import type { TestApp } from '../test-app';
import { everyPage, openEnvelope } from './files';

/** An envelope after consent and reading, ready to sign. */
export async function readyToSign(
  app: TestApp,
  token: string,
  investmentId: string,
  language: Language = 'en',
) {
  const sent = await app.ok('sendForSignature', { token, params: { investmentId }, language });
  return readEnvelope(app, token, sent.id);
}

/** An envelope of any kind after consent and reading; the signer's identity is verified. */
export async function readEnvelope(app: TestApp, token: string, envelopeId: string) {
  await app.runJobs();
  const params = { envelopeId };
  const { identity_check: purpose } = await app.ok('getEnvelope', { token, params });
  if (purpose) {
    const body = { access_code: await accessCode(app, token, purpose) };
    await app.ok('proveSigner', { token, params, body });
  }
  const envelope = await app.ok('getEnvelope', { token, params });
  const sha256 = envelope.document?.sha256 ?? '';
  await app.ok('giveConsent', { token, params, body: { version: envelope.consent.version } });
  await openEnvelope(app, token, envelopeId);
  await app.ok('recordEndReached', { token, params, body: { sha256, pages: everyPage(envelope.document) } });
  return { params, sha256, signerName: envelope.signer_name };
}

/** Signs and seals the envelope, so that its instruction is in effect. */
export async function signEnvelope(app: TestApp, token: string, envelopeId: string): Promise<void> {
  const { params, sha256, signerName } = await readEnvelope(app, token, envelopeId);
  await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
  await app.runJobs();
}

/** Access code of an identity check, for the holder of this token. */
export async function accessCode(app: TestApp, token: string, purpose: IdentityPurpose): Promise<string> {
  const { id: accountId } = await app.ok('getUserInfo', { token });
  return (await issueAccessCode(app.db, app.services, { accountId, purpose })).code;
}

/** A signature as `SignaturePad` returns it: a wave, and a wider line below. */
export const DRAWN_STROKES = [
  [120, 260, 180, 90, 240, 260, 300, 120, 360, 260, 430, 150, 520, 250],
  [110, 320, 560, 300],
];
/** Left and right end of the line on the page. */
export const DRAWN_FROM_TO = { left: 110, right: 560, bottom: 320 };
