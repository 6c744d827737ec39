// Reading a document to its end and signing it.
import type { Proven } from '../../journey/support/demo-investor';
import type { Say } from '../../journey/support/messages';
import type { Tab } from './tab';

const PAGES = { css: '[data-quoin="PdfReader"] [data-part="pages"]' };

/** Waits until a page is shown, or its text, which is how a document opens on a phone. */
export async function seeDocument(tab: Tab): Promise<void> {
  await tab.see({ css: '[data-page] :is(canvas, p)', within: PAGES });
}

/** Reads by keyboard, after the first page is rendered. */
export async function readToTheEnd(tab: Tab): Promise<void> {
  await seeDocument(tab);
  await tab.expectCount({ css: '.react-pdf__Page:not(:has(.endOfContent))', within: PAGES }, 0);
  await tab.click(PAGES);
  await tab.press('End');
}

/** Signs, after an attempt with a wrong name. */
export async function signAgreement(tab: Tab, say: Say, name: string): Promise<void> {
  await tab.waitForPath(/^\/go\/signing\//);
  await tab.check({ role: 'checkbox', name: say('sign.consent.agree') });
  await tab.click({ role: 'button', name: say('sign.consent.go_on') });
  await readToTheEnd(tab);
  const sign = { role: 'button', name: say('sign.submit') };
  await tab.expect(sign, { enabled: true });
  const signature = { css: '[name="signature.name"]' };
  await tab.fill(signature, 'Somebody Else');
  await tab.click(sign);
  await tab.expect(signature, { invalid: true, value: 'Somebody Else' });
  await tab.fill(signature, name);
  await tab.click(sign);
  await tab.see({ role: 'heading', name: say('sign.done.title') }, SEALING_MS);
}

const SEALING_MS = 60_000;

export async function proveIdentity(tab: Tab, { identity }: Proven): Promise<void> {
  const dialog = { css: '[data-quoin="IdentityCheckModal"]' };
  await tab.check({ css: `[value="${identity.kind}"]`, within: dialog });
  await tab.fill({ css: 'input:not([type="radio"])', within: dialog }, identity.number);
  await tab.press('Enter');
}
