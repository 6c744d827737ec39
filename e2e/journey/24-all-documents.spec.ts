// My Documents: sorting, filters, export, download of all documents, and the identity check.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { IdentityCheckModal as identityInEnglish } from '../../packages/ui/src/messages/en/flow';
import { flow as flowInChinese } from '../../packages/ui/src/messages/zh-CN/flow';
import { expectAccessible } from './support/accessible';
import { call } from './support/api';
import { applicantToSign } from './support/applicant';
import { signByApi } from './support/application-by-api';
import { APPLICANT, demoInvestors, mistakeIdentity, proveIdentity } from './support/demo-investor';
import { documentRows, listUngrouped } from './support/documents';
import { enter } from './support/membership';
import { expectReadable } from './support/reader';
import { textBeforeValue } from './support/page';
import { test } from './support/language-test';

test('sorts, filters and exports documents, and opens and downloads them after one identity check', async ({
  page,
  say,
  language,
}) => {
  const investor = demoInvestors[language];
  await enter(page, investor);
  await page.goto('/go/my-document');
  await listUngrouped(page);
  const all = await documentRows(page).count();

  await test.step('1. sorts by each column in both directions', async () => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const inOrder = (one: string, other: string) => compare(withIsoDate(one), withIsoDate(other));
    for (const column of ['name', 'type', 'product', 'investorType'] as const) {
      await heading(page, column).getByRole('button').click();
      await expect(heading(page, column)).toHaveAttribute('aria-sort', 'ascending');
      const ascending = await cells(page, column);
      expect(ascending).toHaveLength(all);
      expect(ascending).toEqual([...ascending].sort(inOrder));
      await heading(page, column).getByRole('button').click();
      await expect(heading(page, column)).toHaveAttribute('aria-sort', 'descending');
      const descending = await cells(page, column);
      expect(descending).toEqual([...ascending].sort((one, other) => inOrder(other, one)));
    }
    await heading(page, 'updated').getByRole('button').click();
    await expect(heading(page, 'updated')).toHaveAttribute('aria-sort', 'descending');
    const newest = await cells(page, 'updated');
    await heading(page, 'updated').getByRole('button').click();
    await expect.poll(() => cells(page, 'updated')).toEqual([...newest].reverse());
    await expectAccessible(page);
  });

  await test.step('2. filters by each filter, by all together, and by search; clears an empty result', async () => {
    const filters = page.locator('[data-quoin="FilterBar"] select');
    for (const filter of await filters.all()) {
      await filter.selectOption({ index: 1 });
      await expect.poll(() => documentRows(page).count()).toBeLessThan(all);
      await filter.selectOption({ index: 0 });
      await expect(documentRows(page)).toHaveCount(all);
    }
    // Filters by the properties of the first document.
    for (const filter of await filters.all()) await filter.selectOption({ index: 1 });
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('productId') ?? 'some-fund').toMatch(/^[a-z-]+$/); // never its name in one language
    await page.getByRole('searchbox').fill('no such document');
    await expect(page.locator('[data-part="nothing-found"]')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[data-part="nothing-found"]').getByRole('button').click();
    await expect(documentRows(page)).toHaveCount(all);
    await expect(page).toHaveURL(/\/go\/my-document$/);
  });

  await test.step('3. exports only the filtered documents', async () => {
    await page.goto('/go/my-document?type=investor_statements');
    await listUngrouped(page);
    await page.getByRole('button', { name: say('app.export'), exact: true }).click();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: say('app.export.csv') }).click();
    const { data } = Papa.parse<string[]>(await readFile(await (await downloading).path(), 'utf8'));
    const [head, ...exported] = data;
    expect(head?.at(-1)).toBe(say('documents.sheet.updated'));
    const titles = (await cells(page, 'name')).map((title) => withIsoDate(title));
    expect(exported.map(([name]) => name?.replace('.pdf', '')).sort()).toEqual(titles.sort());
  });

  await test.step('4. passes one identity check after a wrong number; the next document opens without one', async () => {
    await documentRows(page).first().getByRole('button').click();
    await expectAccessible(page);
    await mistakeIdentity(page, investor, IDENTITY_MESSAGES[language].failed);
    await proveIdentity(page, investor);
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await documentRows(page).nth(1).getByRole('button').click();
    await expectReadable(page);
    await expect(page.locator('[data-quoin="IdentityCheckModal"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('5. downloads all documents: a failure has a message, and the retry shows its progress', async () => {
    const filtered = await documentRows(page).count();
    await page.getByRole('searchbox').fill('');
    await page.locator('[data-quoin="FilterBar"] select').last().selectOption({ index: 0 });
    await expect.poll(() => documentRows(page).count()).toBeGreaterThan(filtered);
    // Not `all`: the same investor requests a redemption in another test, which adds documents.
    const now = await documentRows(page).count();
    await page.route(ARCHIVE, (route) => route.abort());
    await page.locator('[data-part="downloads"] button').nth(1).click();
    const failure = page.getByRole('alert').filter({ hasText: say('documents.archive.failed') });
    await expect(failure).toContainText(say('app.no_answer'));
    await expectAccessible(page);

    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.unroute(ARCHIVE);
    await page.route(ARCHIVE, async (route) => {
      await held;
      await route.continue();
    });
    const downloading = page.waitForEvent('download');
    await failure.getByRole('button', { name: say('documents.archive.retry') }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(say('documents.archive.stay'))).toBeVisible();
    await expectAccessible(page);
    goOn();
    const zip = await readFile(await (await downloading).path());
    const paths = pathsIn(zip);
    expect(paths).toHaveLength(now);
    const funds = new Set(await cells(page, 'product'));
    expect(new Set(paths.map((path) => path.split('/')[0])).size).toBe(funds.size);
    await expect(page.locator('[data-quoin="Banner"][data-signal="success"]')).toBeVisible();
    await expect(page.locator('tr [data-read="false"]')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('opens nothing after a dismissed identity check or five wrong numbers', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { token, envelope } = await applicantToSign(request, person, language);
  await signByApi(request, token, envelope);
  await enter(page, person);
  const address = `/go/my-document/file?id=${await ownDocument()}`;
  await page.goto(address);
  const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: say('documents.unproven') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('documents.unproven.prove') }).click();
  for (let left = 4; left > 0; left -= 1)
    await mistakeIdentity(page, APPLICANT, IDENTITY_MESSAGES[language].failedLeft(left));
  await proveIdentity(page, { identity: { kind: 'ssn', number: '0246' } });
  await expect(dialog.getByRole('alert')).toContainText(textBeforeValue(say('error.identity_check_blocked')));
  await expectAccessible(page);
  await page.goto(address);
  await proveIdentity(page, APPLICANT); // the right number, but after the block
  await expect(dialog.getByRole('alert')).toContainText(textBeforeValue(say('error.identity_check_blocked')));

  async function ownDocument(): Promise<string> {
    let id: string | undefined;
    // The agreement is sealed by a job.
    await expect
      .poll(async () => (id = (await call(request, 'listDocuments', { token })).items[0]?.file_id))
      .toBeTruthy();
    return id ?? '';
  }
});

const IDENTITY_MESSAGES = { en: identityInEnglish, 'zh-CN': flowInChinese.IdentityCheckModal };
/** URL of the bytes of an archive. */
const ARCHIVE = /\/v1\/documents\/archive\?/;

/** The first column has the checkboxes. */
const COLUMNS = ['select', 'name', 'type', 'product', 'investorType', 'updated'] as const;
type Column = (typeof COLUMNS)[number];
const heading = (page: Page, column: Column) => page.locator('thead th').nth(COLUMNS.indexOf(column));

/** Returns the text of a column per document: of its name that of the file, without the badge of new ones. */
const cells = (page: Page, column: Column): Promise<string[]> =>
  documentRows(page)
    .locator(`:scope > :nth-child(${COLUMNS.indexOf(column) + 1})`)
    .evaluateAll((all) =>
      all.map((cell) => {
        const name = cell.querySelector('[data-part="file"]') ?? cell.querySelector('bdi') ?? cell;
        return name.textContent?.replace(/\.pdf$/, '') ?? '';
      }),
    );

/** Replaces the date in a title with the ISO date of the file name, the sort key: "Account Statement Jun 30, 2024". */
const withIsoDate = (title: string): string =>
  title.replace(/[A-Z][a-z]{2} \d{1,2}, \d{4}/, (date) => new Date(`${date} UTC`).toISOString().slice(0, 10));

/** Returns the file names in the central directory of a zip archive. */
function pathsIn(zip: Buffer): string[] {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return name;
  });
}
