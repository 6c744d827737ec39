// Lists, adds (after password entry) and removes the passkeys of an account. At most two.
import type { BodyOf } from '@quoin/contract';
import { BRAND, PASSKEYS_PER_ACCOUNT } from '@quoin/rules';
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { accounts, passkeys } from '../../database/tables';
import type { Handler, SignedIn } from '../../http/handler';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import {
  acceptAssertion,
  type Ceremony,
  CHALLENGE_MS,
  toDescriptor,
  newChallenge,
  type PasskeyRow,
  requestOptions,
  getSite,
  spendChallenge,
} from './passkey-ceremony';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { note, requireCheck } from './security-checks';
import { recordSecurityChange } from './security-mail';

const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const authorizeAdding = ({ sessionId }: SignedIn): Ceremony => ({ purpose: 'passkey_add', sessionId });
const authorizeChecking = ({ sessionId }: SignedIn): Ceremony => ({ purpose: 'passkey_check', sessionId });

export const listPasskeys: Handler<'listPasskeys'> = async ({ signedIn: { accountId } }, { db }) => ({
  items: (await loadPasskeys(db, accountId)).map(onTheWire),
  recovery_codes_left: await countRecoveryCodes(db, accountId),
});

/** @throws ApiError password_check_needed, passkey_limit */
export const beginPasskey: Handler<'beginPasskey'> = async ({ signedIn }, services) => {
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const { accountId, email } = signedIn;
  const own = await loadPasskeys(services.db, accountId);
  assertBelowLimit(own);
  return {
    challenge: await newChallenge(services, authorizeAdding(signedIn)),
    rp: { id: getSite(services).id, name: BRAND.product },
    user: { id: Buffer.from(accountId).toString('base64url'), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: own.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

/** @throws ApiError password_check_needed, passkey_limit, passkey_exists, passkey_not_accepted */
export const addPasskey: Handler<'addPasskey'> = async (
  { body: { name, credential }, signedIn },
  services,
) => {
  const { accountId } = signedIn;
  if (!name.trim()) throw new ApiError('illegal_parameter', { problems: { name: { name: 'required' } } });
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const registration = await acceptAttestation(services, signedIn, credential);
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    assertBelowLimit(await loadPasskeys(tx, accountId));
    const [passkey] = await tx
      .insert(passkeys)
      .values({
        ...registration,
        id: newId(),
        accountId,
        name: name.trim(),
        transports: credential.response.transports ?? [],
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!passkey) throw new ApiError('passkey_exists');
    await recordSecurityChange(tx, services, accountId, 'passkey_add', `passkey:${passkey.id}`);
    const isFirst = (await countRecoveryCodes(tx, accountId)) === 0;
    const recovery_codes = isFirst ? await replaceRecoveryCodes(tx, services, accountId) : [];
    return { passkey: onTheWire(passkey), recovery_codes };
  });
};

/** @throws ApiError password_check_needed, not_authorized_action */
export const removePasskey: Handler<'removePasskey'> = async ({ params, signedIn }, services) => {
  const { accountId } = signedIn;
  const id = params.passkeyId;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  await services.db.transaction(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw new ApiError('not_authorized_action');
    await recordSecurityChange(tx, services, accountId, 'passkey_remove', `passkey:${id}`);
  });
  return { done: true };
};

/** @throws ApiError no_passkey */
export const beginPasskeyCheck: Handler<'beginPasskeyCheck'> = async ({ signedIn }, services) => {
  const own = await loadPasskeys(services.db, signedIn.accountId);
  if (own.length === 0) throw new ApiError('no_passkey');
  return requestOptions(services, authorizeChecking(signedIn), own);
};

/** @throws ApiError passkey_not_accepted */
export const verifyPasskey: Handler<'verifyPasskey'> = async ({ body, signedIn }, services) => {
  const { accountId } = await acceptAssertion(services, authorizeChecking(signedIn), body.credential);
  if (accountId !== signedIn.accountId) throw new ApiError('passkey_not_accepted');
  return note(services.db, services, signedIn, 'passwordCheckedAt');
};

async function acceptAttestation(
  services: Services,
  signedIn: SignedIn,
  { id, response }: BodyOf<'addPasskey'>['credential'],
) {
  const expectedChallenge = await spendChallenge(
    services,
    authorizeAdding(signedIn),
    response.clientDataJSON,
  );
  const site = getSite(services);
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((): VerifiedRegistrationResponse => ({ verified: false })); // The library throws for every verification error.
  if (!verified.verified) throw new ApiError('passkey_not_accepted');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

const loadPasskeys = (db: Executor, accountId: string) =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));

function assertBelowLimit(own: readonly PasskeyRow[]): void {
  if (own.length >= PASSKEYS_PER_ACCOUNT) throw new ApiError('passkey_limit');
}

/** Serializes concurrent additions, so that the second counts the first. */
const lockAccount = (tx: Transaction, accountId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');

const onTheWire = ({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  synced,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
