// Links in e-mails. Their code is a signature of the challenge's id, which the job computes, so that the queue contains
// no secret.
import { normaliseEmail } from '@quoin/rules';
import type { Executor } from '../database/database';
import { ApiError } from '../shared/errors';
import type { Services } from '../services';
import { makeChallenge, type ChallengePurpose } from './challenges';
import { keyedDigest, isSameSecret } from './secrets';

export const linkCode = ({ config }: Services, purpose: ChallengePurpose, challengeId: string): string =>
  `${challengeId}.${keyedDigest(config.keys.link, purpose, challengeId)}`;

/** Reads the challenge id from a link's code. Returns undefined if the signature is invalid. */
export function challengeInLink(
  services: Services,
  purpose: ChallengePurpose,
  code: string,
): string | undefined {
  const [challengeId = ''] = code.split('.');
  return isSameSecret(code, linkCode(services, purpose, challengeId)) ? challengeId : undefined;
}

/**
 * Allows one e-mail per minute and address, whether or not the address has an account.
 * @throws ApiError mail_after_one_minute
 */
export async function askOnceAMinute(
  tx: Executor,
  { clock, config }: Services,
  purpose: ChallengePurpose,
  email: string,
): Promise<void> {
  const subject = keyedDigest(config.keys.link, purpose, normaliseEmail(email));
  const may = await makeChallenge(tx, clock, { purpose, subject, validMinutes: 1 });
  if (!may) throw new ApiError('mail_after_one_minute');
}
