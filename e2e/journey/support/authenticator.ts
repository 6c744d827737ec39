// Chromium's own virtual authenticator: a phone that confirms with its holder's finger, or refuses.
import type { Page } from '@playwright/test';

/** @returns what makes the finger right or wrong */
export async function withAuthenticator(page: Page): Promise<(right: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
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
