// The browser's side of a passkey: asks it, and hands over its answer as the calls take it.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import type { MessageId } from '../../i18n';

type Answer<Credential> =
  { credential: Credential; refused?: undefined } | { credential?: undefined; refused: MessageId };

/** What a browser calls its refusals: https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion */
const REFUSALS: Record<string, MessageId> = {
  NotAllowedError: 'access.passkey.declined',
  AbortError: 'access.passkey.declined',
  InvalidStateError: 'access.passkey.exists',
};

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has a passkey sign the challenge. What the browser or its person refuses is an answer; it never throws for that. */
export async function askPasskey(
  options: ReplyOf<'beginPasskeySignIn'>,
): Promise<Answer<BodyOf<'signInByPasskey'>['credential']>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(async () => {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  });
}

/** Has the browser make a passkey. */
export async function makePasskey(
  options: ReplyOf<'beginPasskey'>,
): Promise<Answer<BodyOf<'addPasskey'>['credential']>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answered(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  });
}

async function answered<Credential>(ask: () => Promise<Credential>): Promise<Answer<Credential>> {
  try {
    return { credential: await ask() };
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : '';
    return { refused: REFUSALS[name] ?? 'access.passkey.unsupported' };
  }
}
