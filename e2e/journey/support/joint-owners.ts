// Joint owners: an investor with an account, and a second owner without an account, who signs on the same device.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openAccount, fetchToken } from './api';
import { beginApplicationFor, sendForSignature, typedSteps } from './application-by-api';
import { operator } from './operator';
import { fullName, type Person } from './person';
import type { Language, Say } from './messages';

export const CO_OWNER = { firstName: 'Jonas', lastName: 'Castellan', last4: '1122' } as const;
/** Last four digits of the owner with the account. */
export const HOLDER_LAST4 = '9999';

/** Support has created their investor, the application is complete, and the agreement waits for both signatures. */
export async function jointApplicantsToSign(request: APIRequestContext, holder: Person, language: Language) {
  await openAccount(request, holder);
  const token = await fetchToken(request, holder);
  const name = `${fullName(holder)} and ${fullName(CO_OWNER)}`;
  const opened = await operator(
    ...['investors', 'open', holder.email, '--type', 'joint_tenants_in_common'],
    ...['--name', name, '--json'],
  );
  const application = await beginApplicationFor(request, token, JSON.parse(opened).id);
  const steps = typedSteps(holder, 'joint_tenants_in_common');
  const [first] = steps.investor_information.signers ?? [];
  steps.investor_information = {
    ...steps.investor_information,
    investor_name: name,
    signers: [
      { ...first },
      {
        ...first,
        first_name: CO_OWNER.firstName,
        last_name: CO_OWNER.lastName,
        email: `jonas.${holder.email}`,
        id_number: `078-05-${CO_OWNER.last4}`,
      },
    ],
  };
  const envelope = await sendForSignature(request, token, application, holder, language, steps);
  return { token, application, envelope };
}

/** Types the last four digits after the page has named their owner. */
export async function proveOwnNumber(page: Page, say: Say, name: string, last4: string): Promise<void> {
  const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
  if (!(await dialog.isVisible()))
    await page.getByRole('button', { name: say('sign.own_number.go_on', { name }) }).click();
  await expect(dialog).toBeVisible();
  await dialog.locator('input').fill('');
  await dialog.locator('input').pressSequentially(last4);
  await page.keyboard.press('Enter');
}
