// Chromium's own virtual authenticator: a phone that confirms with its holder's finger, or refuses.
import type { Page } from '@playwright/test';

const SUGGESTS = 'suggests-passkeys';

/**
 * It picks what is suggested at once: a page suggests nothing until `suggestPasskeys`.
 * @param transport another one for a second key, which lies beside the first
 * @returns what makes the finger right or wrong
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

/** From the next page on. */
export const suggestPasskeys = (page: Page, suggests: boolean): Promise<void> =>
  page.evaluate(([name, answer]) => sessionStorage.setItem(name, answer), [
    SUGGESTS,
    suggests ? 'yes' : 'no',
  ] as const);
