// Shares delivered in kind, and a redemption that the operator approves and completes. Both take weeks or change accounts,
// so they run on a separate server.
import { expect, type Page } from '@playwright/test';
import { dateInNewYork, daysBetween, fullDate } from '@quoin/rules';
import * as cardWordsInEnglish from '../../packages/ui/src/messages/en/capital';
import { transactionType as transactionTypesInEnglish } from '../../packages/ui/src/messages/en/terms';
import { capital as cardWordsInChinese } from '../../packages/ui/src/messages/zh-CN/capital';
import { terms as termsInChinese } from '../../packages/ui/src/messages/zh-CN/terms';
import { expectAccessible } from './support/accessible';
import { demoInvestors, getDemoHolding, proveIdentity } from './support/demo-investor';
import { fillFields } from './support/fields';
import { enter } from './support/membership';
import { operatorAt, valueAgain } from './support/operator';
import { nextMessage } from './support/outbox';
import { IN_TIME, letPass, test } from './support/own-server';
import { fullName } from './support/person';
import { documentRows, listUngrouped } from './support/documents';
import { expectReadable } from './support/reader';
import { signDocument } from './support/signing';

test(
  'shares are delivered to a brokerage account once the instruction is signed',
  { tag: IN_TIME },
  async ({ page, say, language }) => {
    const investor = demoInvestors[language];
    const holder = fullName(investor);
    await enter(page, investor);
    await page.goto('/go/my-investment/current');
    await getDemoHolding(page).getByRole('link').first().click();
    const payments = page.getByRole('region', { name: say('redeem.distribution.payments') });
    await payments.getByRole('link', { name: say('redeem.distribution.show') }).click();
    const form = page.getByRole('form', { name: say('redeem.distribution.title') });

    await test.step('1. there is no brokerage account yet: one is added', async () => {
      await form.locator('input[value="stock"]').check();
      const { none, add } = MESSAGES[language].DistributionChoice;
      await expect(form).toContainText(none.stock);
      await expectAccessible(page);
      await form.getByRole('button', { name: add.stock }).click();
      await expect(page).toHaveURL(/\/go\/user\/brokerage-accounts$/);
      await page.getByRole('button', { name: say('account.brokerage.add'), exact: true }).click();
      await page.locator('[name="us"][value="yes"]').check();
      await fillFields(page, {
        legal_name: holder,
        provider: BROKER,
        account_number: 'LB-4471-9902',
        dtc_number: '0188',
        broker_contact_email: 'desk@lintel.example',
      });
      await page.getByRole('button', { name: say('account.payout.save'), exact: true }).click();
      await proveIdentity(page, investor);
      await expect(page.getByRole('article', { name: BROKER })).toContainText('9902');
    });

    await test.step('2. it is chosen, and the previous instruction remains in force until it is signed', async () => {
      await page.goBack();
      await form.locator('input[value="stock"]').check();
      await form.getByRole('radio', { name: BROKER }).check();
      await form.getByRole('button', { name: say('redeem.distribution.submit') }).click();
      await proveIdentity(page, investor);
      await page.waitForURL(/\/go\/signing\//);
      await page.goBack();
      const waits = page.locator('[data-quoin="Banner"]').filter({ hasText: BROKER });
      await expect(waits).toContainText(say('redeem.distribution.delivery.stock'));
      await expect(inForce(page, BROKER)).toHaveCount(0);
      await expectAccessible(page);
      await waits.getByRole('link', { name: say('redeem.distribution.sign') }).click();
    });

    await test.step('3. it is signed, is in force, and appears next to the investment and in its documents', async () => {
      await signDocument(page, say, holder);
      await page.getByRole('link', { name: say('sign.to_distribution') }).click();
      await expect(inForce(page, BROKER)).toContainText('9902');
      await expect(inForce(page, say('redeem.distribution.delivery.stock'))).toBeVisible();
      await page.getByRole('link', { name: say('redeem.distribution.back') }).click();
      await expect(payments).toContainText(BROKER);
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('portfolio.detail.documents') })
        .click();
      await page
        .getByRole('row')
        .filter({ hasText: say('redeem.distribution.title') })
        .first()
        .getByRole('button')
        .click();
      await proveIdentity(page, investor);
      await expectReadable(page);
    });
  },
);

test(
  'a redemption is approved and completed: the investor sees each status on every screen',
  { tag: IN_TIME },
  async ({ page, request, server, say, language }) => {
    const investor = demoInvestors[language];
    const { next } = MESSAGES[language].RedemptionCard;
    const staff = (...command: string[]) => operatorAt(server.dataDir, 'redemptions', ...command, '--json');
    const card = page.locator('[data-quoin="RedemptionCard"]').first();
    await letPass(request, 'P4D'); // ends all payment holds of the demo world
    await enter(page, investor);

    let address = '';
    let day = '';
    let name = '';
    const redemption = { id: '', document: '', subject: '' };
    const worth = { before: 0, after: 0 };

    await test.step('1. requested: the confirmation opens, the calendar has the day and the payout', async () => {
      await page.goto('/go/my-investment/current#redemptions');
      await page
        .getByRole('link', { name: say('redeem.request_named', { product: '' }) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/redemption$/);
      address = page.url();
      // Wait for this screen's button, because the previous heading remains until the screen loads.
      await page.getByRole('button', { name: say('redeem.request') }).click();
      name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const onDay = page.locator('[name="redemption_day"]');
      day = await onDay.inputValue(); // the fund's next redemption day
      await page.locator('[name="amount"]').fill(String(ASKED));
      const goOn = page.getByRole('button', { name: say('redeem.next'), exact: true });
      await goOn.click();
      await goOn.click();
      await page.getByRole('button', { name: say('redeem.confirm') }).click();
      await proveIdentity(page, investor);
      await expect(card).toHaveAttribute('data-status', 'requested');
      await expect(card).toContainText(next.requested);
      const document = card.locator('[data-part="documents"] button');
      redemption.document = (await document.textContent()) ?? '';
      await document.click();
      await proveIdentity(page, investor);
      await expectReadable(page);
      await page.keyboard.press('Escape');
      // The redemption day, the first payment, and the rest after the fund's audit.
      expect(await readDays(page, address)).toHaveLength(3);
      await expectAccessible(page);
    });

    await test.step('2. approval is announced by e-mail with a link, and the redemption can still be cancelled', async () => {
      const listed: { id: string; investment: string }[] = JSON.parse(
        await staff('list', '--status', 'requested'),
      );
      redemption.id = listed.find(({ investment }) => address.includes(investment))?.id ?? '';
      redemption.subject = await toRedemption(() => staff('approve', redemption.id));
      expect(page.url()).toBe(address);
      await expect(card).toHaveAttribute('data-status', 'approved');
      await expect(card).toContainText(next.approved);
      await expect(card.locator('[data-part="actions"] button')).toBeVisible();
      await expectAccessible(page);
      worth.before = await netAssetValue(page, name);
    });

    await test.step('3. completed on its day: the units are redeemed and only the payout is pending', async () => {
      await expect(staff('complete', redemption.id)).rejects.toThrow(/on that day or later/);
      const now = await letPass(request, 'PT1S');
      await letPass(request, `P${daysBetween(dateInNewYork(new Date(now)), day) + 1}D`);
      await page.context().clearCookies({ name: 'quoin_token' });
      await enter(page, investor);
      const waits = say('redeem.waits.completion', { day: fullDate(day, language) });
      await page.goto('/go/dashboard');
      await expect(page.getByText(waits)).toBeVisible();
      await page.goto(address);
      await expect(card).toContainText(waits);
      await expect(staff('complete', redemption.id)).rejects.toThrow(/before the period/);
      const cookies = await page.context().cookies();
      const token = cookies.find((cookie) => cookie.name === 'quoin_token')?.value ?? '';
      const [, investmentId = ''] = /current\/([^/]+)/.exec(address) ?? [];
      await valueAgain(request, server.dataDir, { token, investmentId, day });
      expect(await toRedemption(() => staff('complete', redemption.id))).not.toBe(redemption.subject);
      expect(page.url()).toBe(address);
      await expect(card).toHaveAttribute('data-status', 'completed');
      await expect(card).toContainText(next.completed);
      await expect(card.locator('[data-part="actions"] button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('redeem.request') })).toBeVisible();
      await expectAccessible(page);
      // Both payments, and the deadline of the next redemption.
      expect(await readDays(page, address)).toHaveLength(3);
      await expectAccessible(page);
    });

    await test.step('4. it appears in the transactions, the portfolio and the documents', async () => {
      await page.goto(address.replace(/redemption$/, 'transactions'));
      const row = page.getByRole('row').filter({ hasText: TYPES[language].funds_redeemed }).first();
      await expect(row).toContainText('20,000');
      await expectAccessible(page);
      worth.after = await netAssetValue(page, name);
      await expect(getHolding(page, name)).toContainText(fullDate(day, language)); // date of its figures
      expect(worth.before - worth.after).toBeCloseTo(ASKED, 1); // units have six places, so it may be off by half a cent
      await expectAccessible(page);
      await page.goto('/go/my-document');
      await listUngrouped(page);
      await page.getByRole('searchbox').fill(redemption.document);
      const found = documentRows(page).filter({ hasText: name });
      await found.first().getByRole('button').click();
      await proveIdentity(page, investor);
      await expectReadable(page);
    });

    /** Opens the link of the e-mail about an event. */
    async function toRedemption(act: () => Promise<unknown>) {
      const { link, subject } = await nextMessage(request, investor.email, act);
      await page.goto(link ?? '');
      return subject;
    }
  },
);

const BROKER = 'Lintel Brokerage';
const ASKED = 20_000;
const MESSAGES = { en: cardWordsInEnglish, 'zh-CN': cardWordsInChinese };
const TYPES = { en: transactionTypesInEnglish, 'zh-CN': termsInChinese.transactionType };

const inForce = (page: Page, messages: string) => page.getByRole('definition').filter({ hasText: messages });

/** Returns the calendar entries that link to this URL. */
async function readDays(page: Page, address: string) {
  await page.goto('/go/calendar');
  await expect(page.locator('main section li').first()).toBeVisible();
  return page.locator(`main section li a[href="${new URL(address).pathname}"]`).all();
}

const getHolding = (page: Page, fund: string) =>
  page.locator('[data-quoin="HoldingsTable"] tbody tr').filter({ hasText: fund });

/** Returns the NAV of the holding in My Portfolio, in dollars. */
async function netAssetValue(page: Page, fund: string): Promise<number> {
  await page.goto('/go/my-investment/current');
  const figure = getHolding(page, fund).locator('td[data-label*="NAV"] [data-quoin="Figure"]');
  return Number(((await figure.textContent()) ?? '').replaceAll(/[^\d.]/g, ''));
}
