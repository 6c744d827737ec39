// WebAuthn assertions: options and verification.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt, or } from 'drizzle-orm';
import { passkeys } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { CHALLENGE_MS, newChallenge, siteOf, spendChallenge, type Ceremony } from './passkey-ceremony';

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
    rpId: siteOf(services).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(described),
  };
}

export const described = ({ credentialId, transports }: PasskeyRow) => ({
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
  const site = siteOf(services);
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
