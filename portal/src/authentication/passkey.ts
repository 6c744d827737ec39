// Browser side of passkeys: prompts for one and converts the response for the API.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import type { MessageId } from '../i18n';

type Answer<Credential> =
  { credential: Credential; refused?: undefined } | { credential?: undefined; refused: MessageId };

/** By DOMException name: https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion */
const ERROR_MESSAGES: Record<string, MessageId> = {
  NotAllowedError: 'access.passkey.declined',
  AbortError: 'access.passkey.declined',
  InvalidStateError: 'access.passkey.exists',
};

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/**
 * Prompts for a passkey to sign the challenge. Returns a message instead of throwing if the browser or the user declines.
 * @param suggested offers the passkey in the autofill of a field with autocomplete `webauthn` instead of prompting; pending
 *   until it is selected, canceled or replaced by another passkey request
 */
export async function askPasskey(
  options: ReplyOf<'beginPasskeySignIn'>,
  { suggested = false } = {},
): Promise<Answer<BodyOf<'signInByPasskey'>['credential']>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return toAnswer(async () => {
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

/** Prompts the browser to create a passkey. */
export async function makePasskey(
  options: ReplyOf<'beginPasskey'>,
): Promise<Answer<BodyOf<'addPasskey'>['credential']>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return toAnswer(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  });
}

async function toAnswer<Credential>(ask: () => Promise<Credential>): Promise<Answer<Credential>> {
  try {
    return { credential: await ask() };
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : '';
    return { refused: ERROR_MESSAGES[name] ?? 'access.passkey.unsupported' };
  }
}
