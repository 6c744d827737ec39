// A visitor becomes an investor with a funded investment: the seven steps of the first milestone, without mocks.
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { fillApplication, startApplication } from './support/application';
import { APPLICANT, proveIdentity } from './support/demo-investor';
import { activate, signIn, signUp } from './support/membership';
import { operator, operatorByNpm } from './support/operator';
import { passportPdf, utilityBillPng } from './support/sample-documents';
import { fullName, newPerson } from './support/person';
import { expectReadable, readToTheEnd } from './support/reader';
import { typedName } from './support/signing';
import { test } from './support/language-test';

const CATEGORY = 'pre_ipo';
const COMMITMENT = '50000';

test('a visitor signs up, applies, signs and funds; the operator activates the investment', async ({
  page,
  browser,
  request,
  say,
}, { parallelIndex }) => {
  const person = newPerson(parallelIndex + (page.viewportSize()?.width ?? 0));

  await test.step('1. looks around signed out', async () => {
    await page.goto('/go/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/go/products');
    await page.locator('[data-quoin="FilterBar"] button[aria-pressed]').last().click(); // Pre-IPO is last
    await expect(page).toHaveURL(/category=pre_ipo/);
    await expect(page.locator('[data-quoin="ProductCard"]').first()).toBeVisible();
    await expectAccessible(page);
  });

  const productId = await test.step('1b. opens a product and must sign in for its documents', async () => {
    await page.goto(`/go/products?category=${CATEGORY}&status=published`);
    const card = page.locator('[data-quoin="ProductCard"]').first();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/go\/products\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: say('browse.action.sign_in') }).first()).toBeVisible();
    await expectAccessible(page);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('2. signs up and activates the account', async () => {
    await signUp(page, request, say, person);
    await activate(page, request, say, person);
  });

  await test.step('3. signs in with password and code', async () => {
    await signIn(page, request, say, person);
    await expect(page.locator('[data-quoin="AppHeader"]')).toContainText(/mi\*+@example\.com/);
  });

  await test.step('4. applies in five steps, and finds the draft in another browser', async () => {
    await startApplication(page, say, productId);
    await fillApplication(page, say, person, {
      commitment: COMMITMENT,
      proofOfId: passportPdf(),
      proofOfAddress: utilityBillPng(),
      elsewhere: async (address) => {
        const other = await anotherBrowser(browser, page);
        await signIn(other, request, say, person);
        await other.goto(address);
        await expect(other.locator('[aria-current="step"]')).toContainText(
          say('apply.step.status_and_experience'),
        );
        await other.context().close();
      },
      onEachStep: () => expectAccessible(page),
    });
  });

  const investmentId = await test.step('5. reads and signs the agreement', async () => {
    await page.waitForURL(/\/go\/signing\//);
    await page.getByLabel(say('sign.consent.agree')).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
    await readToTheEnd(page);
    const sign = page.getByRole('button', { name: say('sign.submit') });
    await expect(sign).toBeEnabled();
    await typedName(page).fill('Somebody Else');
    await sign.click();
    await expect(typedName(page)).toHaveAttribute('aria-invalid', 'true');
    await typedName(page).fill(fullName(person));
    await sign.click();
    await expect(page.getByRole('heading', { name: say('sign.done.title') })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await page.waitForURL(/\/go\/my-investment\/pending\//);
    return new URL(page.url()).pathname.split('/').at(-2) ?? '';
  });

  await test.step('6. nothing is due before the application is approved', async () => {
    const panel = page.getByRole('heading', { name: say('fund.title') });
    await expect(page.locator('[data-quoin="InvestmentTimeline"]')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await operator('investments', 'approve', investmentId);
    await page.reload();
    await expect(panel).toBeVisible();
  });

  await test.step('7. chooses wire, confirms by phone and sees the instructions', async () => {
    await page.getByRole('radio', { name: say('fund.method.wire') }).check();
    const instructions = page.locator('[data-quoin="WireInstructions"]');
    await expect(instructions.locator('[data-part="amount"]')).toHaveCount(0);
    const code = page.getByRole('region', { name: say('fund.code') });
    const { code: spoken } = JSON.parse(
      await operatorByNpm('investments', 'wire-code', investmentId, '--json'),
    );
    await expect(code.getByText(spoken)).toBeVisible();
    await instructions.getByRole('checkbox').click();
    // The commitment of $50,000, a subscription fee of 2% and the first year's management fee of 2%.
    await expect(instructions.locator('[data-part="amount"]')).toContainText('52,000');
    await expectAccessible(page);
  });

  await test.step('8. the operator activates it, and My Portfolio shows it as current with its documents', async () => {
    await operator('investments', 'fund-received', investmentId);
    await page.goto('/go/my-investment/pending');
    await expect(page.locator('[data-quoin="InvestmentCard"]')).toHaveCount(1);
    await operator('investments', 'activate', investmentId);
    await page.goto('/go/my-investment/pending');
    await expect(page.getByRole('heading', { name: say('portfolio.empty.pending') })).toBeVisible();
    await page.goto('/go/my-investment/current');
    await expect(page.locator('[data-quoin="HoldingsTable"] tbody tr')).toHaveCount(1);
    await expectAccessible(page);
    await page.locator('[data-quoin="HoldingsTable"] tbody').getByRole('link').first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('portfolio.detail.documents'), exact: true })
      .click();
    await page.locator('[data-quoin="DocumentTable"]').getByRole('button').first().click();
    await proveIdentity(page, APPLICANT);
    await expectReadable(page);
    await expectAccessible(page);
  });
});

async function anotherBrowser(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: like.viewportSize(), reducedMotion: 'reduce' });
  return context.newPage();
}
