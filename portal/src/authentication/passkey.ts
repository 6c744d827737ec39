// The browser's side of a passkey: asks it, and hands over its answer as the calls take it.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import type { MessageId } from '../i18n';

type Answer<Credential> =
  { credential: Credential; refused?: undefined } | { credential?: undefined; refused: MessageId };

/** Names of the browser's errors: https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion */
const ERROR_MESSAGES: Record<string, MessageId> = {
  NotAllowedError: 'access.passkey.declined',
  AbortError: 'access.passkey.declined',
  InvalidStateError: 'access.passkey.exists',
};

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser can offer passkeys among what it suggests for a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/**
 * Has a passkey sign the challenge. What the browser or its person refuses is an answer; it never throws for that.
 * @param suggested instead of asking at once: offered at the field with the autocomplete `webauthn`, until it is picked there,
 *   canceled, or another passkey is requested
 */
export async function askPasskey(
  options: ReplyOf<'beginPasskeySignIn'>,
  { suggested = false } = {},
): Promise<Answer<BodyOf<'signInByPasskey'>['credential']>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: suggested,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  });
}

export async function takeBackSuggestion(): Promise<void> {
  if (!hasPasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
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
    return { refused: ERROR_MESSAGES[name] ?? 'access.passkey.unsupported' };
  }
}
