// Single-use challenges and the relying party of WebAuthn ceremonies.
import { PASSKEY_CHALLENGE_MINUTES } from '@quoin/rules';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq } from 'drizzle-orm';
import { challenges } from '../../database/tables';
import { MINUTE_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { makeChallenge, useChallenge, type ChallengePurpose } from '../../security/challenges';
import { keyedDigest, newSecret } from '../../security/secrets';
import type { Services } from '../../services';

export interface Ceremony {
  purpose: Extract<ChallengePurpose, `passkey_${string}`>;
  /** Session of the ceremony; empty before sign-in. */
  sessionId: string;
}

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;

/** Relying party. Passkeys are bound to the host; browsers report the origin. */
export function siteOf({ config }: Services) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** 256 random bits, base64url. */
export async function newChallenge(services: Services, ceremony: Ceremony): Promise<string> {
  const challenge = newSecret();
  await makeChallenge(services.db, services.clock, {
    purpose: ceremony.purpose,
    subject: subjectOf(services, ceremony, challenge),
    validMinutes: PASSKEY_CHALLENGE_MINUTES,
  });
  return challenge;
}

/**
 * Uses up the challenge in a response. @throws ApiError passkey_not_accepted if it belongs to another ceremony, has expired
 * or was used
 */
export async function spendChallenge(
  services: Services,
  ceremony: Ceremony,
  clientDataJSON: string,
): Promise<string> {
  const { db, clock } = services;
  const challenge = challengeIn(clientDataJSON);
  const [row] = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(
      and(
        eq(challenges.purpose, ceremony.purpose),
        eq(challenges.subject, subjectOf(services, ceremony, challenge)),
      ),
    );
  if (!row || !(await useChallenge(db, clock, row.id))) throw new ApiError('passkey_not_accepted');
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    throw new ApiError('passkey_not_accepted'); // invalid JSON
  }
}

const subjectOf = ({ config }: Services, { purpose, sessionId }: Ceremony, challenge: string) =>
  keyedDigest(config.keys.link, purpose, `${sessionId} ${challenge}`);
