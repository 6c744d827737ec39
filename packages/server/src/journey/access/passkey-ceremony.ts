// Single-use challenges and the relying party of WebAuthn ceremonies.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { PASSKEY_CHALLENGE_MINUTES } from '@quoin/rules';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, lt, or } from 'drizzle-orm';
import { challenges, passkeys } from '../../database/tables';
import { type ChallengePurpose, makeChallenge, useChallenge } from '../../security/challenges';
import { keyedDigest, newSecret } from '../../security/secrets';
import type { Services } from '../../services';
import { MINUTE_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';

export interface Ceremony {
  purpose: Extract<ChallengePurpose, `passkey_${string}`>;
  /** Session of the ceremony; empty before sign-in. */
  sessionId: string;
}

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;

/** Relying party. Passkeys are bound to the host; browsers report the origin. */
export function getSite({ config }: Services) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** 256 random bits, base64url. */
export async function newChallenge(services: Services, ceremony: Ceremony): Promise<string> {
  const challenge = newSecret();
  await makeChallenge(services.db, services.clock, {
    purpose: ceremony.purpose,
    subject: getSubject(services, ceremony, challenge),
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
        eq(challenges.subject, getSubject(services, ceremony, challenge)),
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

const getSubject = ({ config }: Services, { purpose, sessionId }: Ceremony, challenge: string) =>
  keyedDigest(config.keys.link, purpose, `${sessionId} ${challenge}`);

export type PasskeyRow = typeof passkeys.$inferSelect;
type Assertion = BodyOf<'signInByPasskey'>['credential'];

/** @param allowed accepted passkeys; empty for any passkey of this site */
export async function requestOptions(
  services: Services,
  ceremony: Ceremony,
  allowed: readonly PasskeyRow[] = [],
): Promise<ReplyOf<'beginPasskeySignIn'>> {
  return {
    challenge: await newChallenge(services, ceremony),
    rpId: getSite(services).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(toDescriptor),
  };
}

export const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** Returns the passkey that signed the assertion. @throws ApiError passkey_not_accepted for every error */
export async function acceptAssertion(
  services: Services,
  ceremony: Ceremony,
  { id, response }: Assertion,
): Promise<PasskeyRow> {
  const expectedChallenge = await spendChallenge(services, ceremony, response.clientDataJSON);
  const [passkey] = await services.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  if (!passkey || !isHolder(passkey, response.userHandle)) throw new ApiError('passkey_not_accepted');
  const site = getSite(services);
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined); // The library throws for every verification error.
  if (!verified?.verified) throw new ApiError('passkey_not_accepted');
  return noteUse(services, passkey, verified.authenticationInfo);
}

const isHolder = ({ accountId }: PasskeyRow, userHandle: string | undefined) =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === accountId;

/** Requires the counter to increase: an older value indicates a cloned key. */
async function noteUse(
  { clock, db }: Services,
  passkey: PasskeyRow,
  { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
): Promise<PasskeyRow> {
  const isNewer = or(lt(passkeys.counter, newCounter), eq(passkeys.counter, 0));
  const [noted] = await db
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, passkey.id), isNewer))
    .returning();
  if (!noted) throw new ApiError('passkey_not_accepted');
  return noted;
}
