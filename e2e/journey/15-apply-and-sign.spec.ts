// Applications that the user leaves, edits on two devices, or loses in a crash; and agreements in two languages.
import { expect, type Page } from '@playwright/test';
import { LeavePageDialog as leaveWordsInEnglish } from '../../packages/ui/src/messages/en/flow';
import { flow as wordsInChinese } from '../../packages/ui/src/messages/zh-CN/flow';
import { expectAccessible } from './support/accessible';
import { call } from './support/api';
import { applicantToSign, openApplication, openLastStep } from './support/applicant';
import { addPayer, payerNamed } from './support/bank-account';
import { atStep, goOn } from './support/application';
import { finishTypedSteps, goToLastStep } from './support/application-by-api';
import { enter } from './support/membership';
import { fullName } from './support/person';
import { expectReadable, readToTheEnd, turnTo } from './support/reader';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

test('leaving with required fields missing opens a dialog: the user stays, or saves and leaves, and nothing is lost', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  const messages = language === 'en' ? leaveWordsInEnglish : wordsInChinese.LeavePageDialog;
  const { address } = await openApplication(page, request, say, person);
  await page.locator('[name="qualified_client"][value="no"]').check();
  const dialog = page.locator('[data-quoin="LeavePageDialog"]');
  await leaveByMasthead(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: messages.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${address}&step=qualification`);

  await page.locator('[name="qualified_purchaser"][value="no"]').check();
  await leaveByMasthead(page);
  await dialog.getByRole('button', { name: messages.saveAndLeave }).click();
  await expect(page).not.toHaveURL(/\/go\/investment\?/);
  await page.goto(address);
  await expect(page.locator('[name="qualified_client"][value="no"]')).toBeChecked();
  await expect(page.locator('[name="qualified_purchaser"][value="no"]')).toBeChecked();
});

test('the stepper counts the errors of earlier steps and opens the first of their fields', async ({
  page,
  request,
  say,
  person,
}) => {
  const { application } = await openLastStep(page, request, say, person);
  const stepper = page.locator('[data-quoin="Stepper"]');
  await expect(stepper).toBeVisible();
  const bar = stepper.locator('> button');
  if (await bar.isVisible()) await bar.click();
  const behind = stepper.locator('li').filter({ hasText: say('apply.step.qualification') });
  await expect(behind).toHaveAttribute('data-status', 'errors');
  const lacks = Object.keys(application.stepper_errors.qualification).length;
  await expect(behind).toContainText(String(lacks));
  await expectAccessible(page);
  await behind.getByRole('button').click();
  await atStep(page, say, 'qualification');
  await goOn(page, say);
  await expectErrorAt(page, 'attested', say('problem.attestation_required'));
  await expect(page.locator('[name="accredited_basis"]').first()).toBeFocused();
});

test('a newer version from another device is not overwritten: a dialog offers to load it', async ({
  page,
  request,
  say,
  person,
}) => {
  const { token, application } = await openApplication(page, request, say, person);
  await expect(page.locator('[name="qualified_client"][value="no"]')).toBeVisible();
  const params = { investmentId: application.investment_id };
  await call(request, 'saveQualification', {
    token,
    params,
    body: { version: application.version, finish: false, values: { qualified_client: true } },
  });
  await page.locator('[name="qualified_client"][value="no"]').check();
  const dialog = page.getByRole('alertdialog', { name: say('apply.conflict.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const kept = await call(request, 'getApplication', { token, params });
  expect(kept.steps.qualification.qualified_client).toBe(true);
  await dialog.getByRole('button', { name: say('apply.conflict.load') }).click();
  await expect(page.locator('[name="qualified_client"][value="yes"]')).toBeChecked();
  await page.locator('[name="qualified_purchaser"][value="no"]').check();
  await expect
    .poll(async () => (await call(request, 'getApplication', { token, params })).steps.qualification)
    .toEqual({ accredited_owners: [], qualified_client: true, qualified_purchaser: false, attested: false });
});

test('autosaved input is restored after the browser has crashed', async ({ page, request, say, person }) => {
  const { token, application, address } = await openApplication(page, request, say, person, async (begun) =>
    goToLastStep(
      request,
      begun.token,
      await finishTypedSteps(request, begun.token, begun.application, person),
    ),
  );
  const { investment_id: investmentId } = application;
  await addPayer(page, say, fullName(person));
  await page.locator('[name="commitment"]').fill('75000');
  await expect
    .poll(async () => {
      const { steps, payers } = await call(request, 'getApplication', { token, params: { investmentId } });
      const { commitment, bank_account_id } = steps.amount_and_signature;
      return [commitment, payers.map(({ id }) => id === bank_account_id)];
    })
    .toEqual(['75000.00', [true]]);
  const context = page.context();
  const session = await context.newCDPSession(page);
  const died = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined); // a crashed page sends no response
  await died;

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.locator('[name="commitment"]')).toHaveValue('75,000');
  await expect(payerNamed(again, 'Plinth Bank')).toBeChecked();
});

test('an agreement has both languages for a Chinese user and one language for an English user', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { envelope } = await applicantToSign(request, person, language);
  await enter(page, person);
  await page.addInitScript(watchStructure);
  await page.goto(`/go/signing/${envelope.id}`);
  await page.getByLabel(say('sign.consent.agree')).check();
  await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
  const reading = await turnTo(page, 'reading');
  await expect(reading.getByRole('heading').first()).toBeVisible();
  await expect(reading.getByRole('rowheader').first()).toBeAttached();
  // A Chinese document marks the controlling English text on each of its pages.
  const inEnglish = reading.locator('[lang="en"]');
  if (language === 'en') await expect(inEnglish).toHaveCount(1);
  else await expect(inEnglish.filter({ hasText: /\w{4,}/ })).not.toHaveCount(0);
  await expectAccessible(page);
  await turnTo(page, 'pages');
  await readToTheEnd(page);
  await expectReadable(page);
  await expect(page.locator('.structTree [aria-owns]').first()).toBeAttached(); // set once the text layer is complete
  expect(await page.evaluate(() => window.ownsNothing), 'exposed before its text layer is complete').toEqual(
    [],
  );
  const both = page.getByRole('region', { name: say('sign.both.title') });
  await expect(both).toHaveCount(language === 'en' ? 0 : 1);
  if (language === 'en') return;

  const texts = (lang: string) => both.locator(`[lang="${lang}"]`);
  await expect(texts('en').first().getByRole('heading')).toHaveText('1. Parties and subscription');
  await expect(texts('zh-CN').first().getByRole('heading')).toContainText('1. 当事方与认购');
  await expect(texts('en')).toHaveCount(await texts('zh-CN').count());
  await expect(both.getByText(say('sign.both.controls'))).toHaveCount(1);
  const places = async () => [
    await texts('en').first().boundingBox(),
    await texts('zh-CN').first().boundingBox(),
  ];
  const [english, chinese] = await places();
  expect(chinese?.y).toBeGreaterThan((english?.y ?? 0) + (english?.height ?? 0)); // phone: one above the other
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [left, right] = await places();
  expect(right?.y).toBe(left?.y); // desktop: side by side
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await expectAccessible(page);
});

/** Leaves through the logo in the header. */
const leaveByMasthead = (page: Page) => page.locator('[data-quoin="AppHeader"] a').first().click();

declare global {
  interface Window {
    /** Ids in the structure tree of a page whose text elements did not exist. */
    ownsNothing: string[];
  }
}

/** Checks the structure tree, which screen readers use, after each DOM change while a document renders. */
function watchStructure() {
  window.ownsNothing = [];
  new MutationObserver(() => {
    for (const owner of document.querySelectorAll('.structTree [aria-owns]')) {
      const id = owner.getAttribute('aria-owns') ?? '';
      const exposed = getComputedStyle(owner.closest('.structTree') ?? owner).display !== 'none';
      if (exposed && !document.getElementById(id)) window.ownsNothing.push(id);
    }
  }).observe(document, { subtree: true, childList: true });
}
