// The calendar with its link, the pacing estimate, a verified archive of personal data,
// and a deletion that is requested and withdrawn.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { demoInvestors } from './support/demo-investor';
import { enter, enterAgain } from './support/membership';
import type { Person } from './support/person';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

test('the calendar has a link that can be revoked, and the pacing estimate depends on assumptions', async ({
  page,
  request,
  say,
  language,
}) => {
  await enter(page, demoInvestors[language]);
  await page.goto('/go/calendar');
  const first = page.locator('main section li').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/go\/(my-investment|signing)\//);
  await expectAccessible(page);

  await press(page, say('portfolio.calendar.link.make'));
  const url = await page.getByLabel(say('portfolio.calendar.link.address')).inputValue();
  await expectAccessible(page);
  const feed = await request.get(url);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  await press(page, say('portfolio.calendar.link.renew'));
  const renewal = page.getByRole('alertdialog');
  await renewal.getByRole('button', { name: say('portfolio.calendar.link.renew'), exact: true }).click();
  await expect(page.getByLabel(say('portfolio.calendar.link.address'))).not.toHaveValue(url);
  const renewed = await page.getByLabel(say('portfolio.calendar.link.address')).inputValue();
  expect([(await request.get(url)).status(), (await request.get(renewed)).status()]).toEqual([404, 200]);

  // Not a document to sign, because another test of the same investor may sign it meanwhile.
  const one = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/my-investment/"]') })
    .getByRole('button')
    .first();
  const savedOne = page.waitForEvent('download');
  await one.click();
  const day = await readFile(await (await savedOne).path(), 'utf8');
  expect(day.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const saved = page.waitForEvent('download');
  await press(page, say('portfolio.calendar.save'));
  expect((await saved).suggestedFilename()).toBe('quoin.ics');
  await press(page, say('portfolio.calendar.link.revoke'));
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: say('portfolio.calendar.link.revoke'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: say('portfolio.calendar.link.make'), exact: true }),
  ).toBeVisible();
  expect((await request.get(renewed)).status()).toBe(404);

  await page
    .getByRole('main')
    .getByRole('link', { name: say('portfolio.calendar.pacing') })
    .click();
  await expect(page.locator('[data-quoin="CashFlowChart"] svg').first()).toBeVisible();
  await expectAccessible(page);
  const growth = page.locator('[name="growth"]');
  await growth.fill('31');
  await press(page, say('portfolio.calendar.pacing.reckon'));
  await expect(page.getByText(say('problem.out_of_bounds', { min: 0, max: 30 }))).toBeVisible();
  await growth.fill('12');
  const reckoned = page.waitForResponse(/growth=1200/);
  await press(page, say('portfolio.calendar.pacing.reckon'));
  expect((await reckoned).status()).toBe(200);
});

test('an archive is created and verified, and a changed one is detected; a deletion is withdrawn', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  await page.goto('/go/user/data');
  await expectAccessible(page);
  await press(page, say('account.data.make'));
  const dialog = page.getByRole('dialog', { name: say('account.data.make') });
  await dialog.locator('[name="password"]').fill('Not-the-one-1');
  await dialog.getByRole('button', { name: say('account.data.make'), exact: true }).click();
  await expectErrorAt(page, 'password', say('problem.password_incorrect'));
  await expectAccessible(page);
  await expect(page.getByText(say('account.data.none'))).toBeVisible(); // no archive was started
  await givePassword(page, person, say('account.data.make'));
  await expect(page.getByRole('button', { name: say('account.data.download') })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page);
  await press(page, say('account.data.download'));
  const downloading = page.waitForEvent('download');
  await givePassword(page, person, say('account.data.download'));
  const archive = await readFile(await (await downloading).path());

  const choose = (buffer: Buffer) =>
    page
      .getByLabel(say('account.data.check.file'))
      .setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer });
  await choose(archive);
  await expect(page.getByText(say('account.data.check.whole'))).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.from(archive);
  const at = changed.indexOf(person.firstName);
  changed.write('X', at);
  await choose(changed);
  await expect(page.getByText(say('account.data.check.broken'))).toBeVisible();

  await press(page, say('account.deletion.ask'));
  await expectAccessible(page);
  await givePassword(page, person, say('account.deletion.ask'));
  await expect(page.getByText(say('account.deletion.open'), { exact: true })).toBeVisible();
  await press(page, say('account.deletion.withdraw'));
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('account.deletion.withdraw'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('account.deletion.ask'), exact: true })).toBeVisible();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function givePassword(page: Page, { password }: Person, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.locator('[name="password"]').fill(password);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
