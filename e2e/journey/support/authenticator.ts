// Chromium's virtual authenticator: a phone that verifies its holder's fingerprint, or fails to.
import type { Page } from '@playwright/test';

const SUGGESTS = 'suggests-passkeys';

/**
 * It accepts a suggested passkey at once, so pages suggest none until `suggestPasskeys`.
 * @param transport another transport for a second authenticator beside the first
 * @returns a function that makes user verification succeed or fail
 */
export async function withAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<(right: boolean) => Promise<void>> {
  await page.addInitScript((name) => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => sessionStorage.getItem(name) === 'yes';
  }, SUGGESTS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (right) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: right });
  };
}

/** Applies from the next page on. */
export const suggestPasskeys = (page: Page, suggests: boolean): Promise<void> =>
  page.evaluate(([name, answer]) => sessionStorage.setItem(name, answer), [
    SUGGESTS,
    suggests ? 'yes' : 'no',
  ] as const);
