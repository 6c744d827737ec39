// An investor finds and reads a document, downloads two, requests a partial redemption, and cancels it. Another account
// cannot open anything.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { RedemptionCard as cardWordsInEnglish } from '../../packages/ui/src/messages/en/capital';
import * as readerWordsInEnglish from '../../packages/ui/src/messages/en/pdf';
import { capital as cardWordsInChinese } from '../../packages/ui/src/messages/zh-CN/capital';
import { pdf as readerWordsInChinese } from '../../packages/ui/src/messages/zh-CN/pdf';
import { expectAccessible } from './support/accessible';
import {
  demoInvestors,
  identityMessages,
  mistakeIdentity,
  proveIdentity,
  type DemoInvestor,
} from './support/demo-investor';
import { documentRows, listUngrouped } from './support/documents';
import { enter, enterAgain } from './support/membership';
import { expectReadable } from './support/reader';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test('finds and reads a document, downloads two, requests a partial redemption and cancels it', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  const investor = demoInvestors[language];
  await enter(page, investor);

  let documentPage = '';
  let redemptionPage = '';

  await test.step('1. finds a document', async () => {
    await page.goto('/go/my-document');
    await listUngrouped(page);
    const toCome = page.locator('[data-quoin="Disclosure"]');
    await toCome.locator('summary').click();
    await expect(toCome.getByRole('listitem').first()).toContainText(/20\d\d/);
    await expectAccessible(page);
    const all = await documentRows(page).count();
    await page.locator('[data-quoin="FilterBar"] select').last().selectOption('tax_documents');
    await expect.poll(() => documentRows(page).count()).toBeLessThan(all);
    await expect(page).toHaveURL(/type=tax_documents/);
    await page.reload();
    await expect(documentRows(page).first()).toBeVisible();
  });

  await test.step('2. reads it in a dialog, then on its page', async () => {
    const name = (await documentRows(page).first().locator('bdi').first().textContent()) ?? '';
    await documentRows(page).first().getByRole('button').click();
    await proveIdentity(page, investor);
    await expectReadable(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: say('documents.own_page') }).click();
    await expect(page).toHaveURL(/\/go\/my-document\/file\?id=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectReadable(page);
    await expectAccessible(page);
    documentPage = page.url();

    await page.route(BYTES, (route) => route.abort());
    await page.reload();
    await proveIdentity(page, investor); // a reload discards the identity check
    const failure = page.locator('[data-quoin="ErrorState"]');
    await expect(failure).toContainText(READER_MESSAGES[language].failed);
    await expect(failure).toContainText(READER_MESSAGES[language].failedWhatToDo);
    await expectAccessible(page);
    await page.unroute(BYTES);
    await failure.getByRole('button').click();
    await expectReadable(page);

    await page
      .getByRole('main')
      .getByRole('link', { name: say('documents.title') })
      .click();
    await listUngrouped(page);
    const read = documentRows(page).filter({ hasText: name, has: page.locator('[data-read="true"]') });
    await expect(read.first()).toBeVisible();
  });

  await test.step('3. downloads two as one archive after the identity check', async () => {
    await page.goto('/go/my-document?type=investor_statements');
    await listUngrouped(page);
    const product = await documentRows(page).first().locator('td').nth(2).textContent();
    const ofOne = documentRows(page).filter({ hasText: product ?? '' });
    await ofOne.nth(0).getByRole('checkbox').check();
    await ofOne.nth(1).getByRole('checkbox').check();
    await page.locator('[data-quoin="DocumentLibrary"] [data-part="downloads"] button').first().click();
    await expect(page.locator('[data-quoin="IdentityCheckModal"]')).toBeVisible();
    await mistakeIdentity(page, investor, identityMessages[language].failed);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await proveIdentity(page, investor);
    const archive = await downloading;
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    expect(filesIn(await readFile(await archive.path()))).toBe(2);
  });

  await test.step('4. requests a partial redemption', async () => {
    await page.goto('/go/my-investment/current#redemptions');
    await page
      .getByRole('region', { name: say('redeem.title') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/redemption$/);
    redemptionPage = page.url();
    await page.getByRole('button', { name: say('redeem.request') }).click();
    await page.locator('[name="amount"]').fill('1500');
    await goOn(page, say);
    await expectErrorAt(page, 'amount', say('problem.commitment_multiple', { multiple: THOUSAND[language] }));
    await expectAccessible(page);
    await page.locator('[name="amount"]').fill('20000');
    await expect(page.getByRole('region', { name: say('redeem.estimate') })).toContainText('20,000');
    await goOn(page, say);
    await expectAccessible(page);
    await goOn(page, say);
    await expectAccessible(page);
    await confirm(page, say, investor);
    const card = page.locator('[data-quoin="RedemptionCard"][data-status="requested"]');
    await expect(card).toContainText('20,000');
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: say('redeem.request') })).toHaveCount(0);
  });

  await test.step('5. cancels it', async () => {
    await cancel(page);
    await expect(page.locator('[data-quoin="RedemptionCard"][data-status="cancelled"]')).toBeVisible();
    await expect(page.getByRole('button', { name: say('redeem.request') })).toBeVisible();
  });

  await test.step('6. requests a full redemption in two windows: one is accepted, the other shows the ongoing one', async () => {
    const other = await page.context().newPage();
    await other.goto(redemptionPage);
    await askForAll(other, say);
    await askForAll(page, say);
    await confirm(page, say, investor);
    const card = (at: Page) => at.locator('[data-quoin="RedemptionCard"][data-status="requested"]');
    await expect(card(page)).toContainText(CARD_MESSAGES[language].wholeHolding);
    await expectAccessible(page);
    await card(page).locator('[data-part="documents"] button').click();
    await proveIdentity(page, investor);
    await expectReadable(page);
    await page.keyboard.press('Escape');

    await confirm(other, say, investor);
    await expect(other.getByRole('alert')).toContainText(say('error.redemption_ongoing'));
    await expectAccessible(other);
    await other.getByRole('button', { name: say('redeem.show_ongoing') }).click();
    await expect(card(other)).toHaveCount(1);
    await expect(other.getByRole('button', { name: say('redeem.request') })).toHaveCount(0);
    await other.close();
    await cancel(page);
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('redeem.request') })).toBeVisible();
  });

  await test.step('7. sees the performance of the investment', async () => {
    await page.getByRole('link', { name: say('portfolio.detail.performance') }).click();
    await expect(page.locator('[data-quoin="PerformanceTable"]')).toBeVisible();
    await expect(page.locator('[data-quoin="NavChart"]')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('8. another account gets the same errors as for objects that do not exist', async () => {
    await page.context().clearCookies();
    await enterAgain(page, request, person);
    const action = say('error.not_authorized_action');
    for (const [address, messages] of [
      [documentPage, say('error.not_authorized_file')],
      ['/go/my-document/file?id=no-such-file', say('error.not_authorized_file')],
      ...INVESTMENT_PARTS.map((part) => [redemptionPage.replace('redemption', part), action] as const),
      ['/go/my-investment/current/no-such-investment/redemption', action],
      [redemptionPage.replace(/my-investment\/current\/(\w+)\/.*/, 'distribution/$1'), action],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('[data-quoin="ErrorState"]')).toContainText(messages);
      await expectAccessible(page);
    }
  });
});

const INVESTMENT_PARTS = ['all', 'performance', 'documents', 'transactions', 'redemption'] as const;
const CARD_MESSAGES = { en: cardWordsInEnglish, 'zh-CN': cardWordsInChinese.RedemptionCard };
const READER_MESSAGES = { en: readerWordsInEnglish.PdfReader, 'zh-CN': readerWordsInChinese.PdfReader };
/** URL of the bytes of a stored file. */
const BYTES = /\/api\/files\//;

const THOUSAND = { en: '$1,000', 'zh-CN': 'US$1,000' };

const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('redeem.next'), exact: true }).click();

/** Fills in the request up to the review. */
async function askForAll(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('redeem.request') }).click();
  const day = page.locator('[name="redemption_day"]');
  await expect(day).toBeVisible();
  const [first = '', , , , last = ''] = await day
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  await day.selectOption('');
  await page.locator('[name="amount"]').fill('20000');
  await goOn(page, say);
  const days = { from: { day: first }, to: { day: last } };
  await expectErrorAt(page, 'redemption_day', say('problem.redemption_day', days));
  await day.selectOption(first);
  await page.getByRole('radio', { name: say('redeem.type.full') }).check();
  await expect(page.getByRole('region', { name: say('redeem.estimate') })).toBeVisible();
  await goOn(page, say);
  await goOn(page, say);
}

async function confirm(page: Page, say: Say, investor: DemoInvestor): Promise<void> {
  await page.getByRole('button', { name: say('redeem.confirm') }).click();
  await proveIdentity(page, investor);
}

async function cancel(page: Page): Promise<void> {
  await page.locator('[data-quoin="RedemptionCard"] [data-part="actions"] button').last().click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.locator('[data-part="actions"] button').first().click();
}

/** Returns the number of files in the end record of a zip archive. */
const filesIn = (zip: Buffer): number =>
  zip.readUInt16LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 10);
