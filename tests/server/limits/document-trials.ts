// Limits of files, recordings, proof documents and documents to sign.
import { addMonths, daysBetween } from '@quoin/rules';
import * as limits from '../../../packages/rules/src/limits';
import { completeApplication, publishProduct, recordedWebinar } from '../scenes';
import { app, aSession, DAY, HOUR, later, succeeds, THROUGH, UNTIL, type Trial } from './trial';

const MEGABYTE = 1024 * 1024;

export const DOCUMENT_TRIALS: readonly Trial[] = [
  {
    constant: 'FILE_KEY_SECONDS',
    of: 'seconds that a key opens a file',
    limit: limits.FILE_KEY_SECONDS,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const { documentId: fileId } = await publishProduct(app);
      const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
      later(seconds);
      return (await app.app.inject({ url })).statusCode === 200;
    },
  },
  {
    constant: 'RECORDING_KEY_HOURS',
    of: 'seconds that a key plays a recording',
    limit: limits.RECORDING_KEY_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const webinarId = await recordedWebinar(app, (await publishProduct(app)).id);
      const { url } = await app.ok('openRecording', { token, params: { webinarId } });
      later(seconds);
      return (await app.app.inject({ url })).statusCode === 200;
    },
  },
  {
    constant: 'UPLOAD_MEGABYTES',
    of: 'bytes of a file that is taken',
    limit: limits.UPLOAD_MEGABYTES * MEGABYTE,
    expected: THROUGH,
    goes: async (size) => {
      const { token } = await aSession();
      const { items } = await app.ok('listInvestors', { token });
      const investor =
        items[0] ?? (await app.ok('createInvestor', { token, body: { investor_type: 'individual' } }));
      const body = { document_type: 'others', name: `document-${size}.pdf`, size } as const;
      return succeeds(await app.call('beginUpload', { token, params: { investorId: investor.id }, body }));
    },
  },
  {
    constant: 'ENVELOPE_DAYS',
    of: 'seconds that a link to sign is good',
    limit: limits.ENVELOPE_DAYS * DAY,
    expected: UNTIL,
    goes: async (seconds) => {
      const applicant = await app.newInvestor();
      const { investmentId } = await completeApplication(app, applicant.token, await publishProduct(app));
      const sent = await app.ok('sendForSignature', { token: applicant.token, params: { investmentId } });
      await app.runJobs();
      later(seconds);
      const { token } = await app.signIn(applicant);
      const options = { token, params: { envelopeId: sent.id }, body: { version: sent.consent.version } };
      return succeeds(await app.call('giveConsent', options));
    },
  },
  {
    constant: 'PROOF_DOCUMENT_MONTHS',
    of: 'days beside the last on which an uploaded proof of address counts',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const applicant = await app.newInvestor();
      const { investmentId } = await completeApplication(app, applicant.token, await publishProduct(app));
      const today = app.clock.now().toISOString().slice(0, 10);
      later((daysBetween(today, addMonths(today, limits.PROOF_DOCUMENT_MONTHS)) + days) * DAY);
      const { token } = await app.signIn(applicant);
      return succeeds(await app.call('sendForSignature', { token, params: { investmentId } }));
    },
  },
];
