// The dashboard after sign-in with its pending actions, and webinars for investors and visitors.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openAccount, fetchToken } from './support/api';
import { beginApplication } from './support/application-by-api';
import { signIn } from './support/membership';
import { operator } from './support/operator';
import { test } from './support/language-test';

test('opens the dashboard, continues a pending action, and watches a webinar', async ({
  page,
  request,
  say,
  person,
}) => {
  const refusedByPolicy: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text());
  });
  await openAccount(request, person);
  const token = await fetchToken(request, person);

  await test.step('1. a new account has no pending actions, and sees the first steps', async () => {
    await signIn(page, request, say, person);
    await expect(page).toHaveURL(/\/go\/dashboard$/);
    await expect(page.getByText(say('portfolio.dashboard.needs.nothing'))).toBeVisible();
    await expect(page.getByText(say('portfolio.dashboard.reports.none'))).toBeVisible();
    await expect(getPart(page, say('portfolio.dashboard.trending')).getByRole('article')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('2. an application that was started in another browser is pending, and is continued', async () => {
    await beginApplication(request, token);
    await page.reload();
    const needs = getPart(page, say('portfolio.dashboard.needs'));
    await expect(needs.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await needs.getByRole('link').click();
    await expect(page).toHaveURL(/\/go\/investment\?id=/);
    await page.goBack();
  });

  await test.step('3. a recording plays from a chapter, with captions and a synchronised transcript', async () => {
    await getPart(page, say('browse.webinar.recent')).getByRole('link').first().click();
    const film = page.locator('video');
    await expect.poll(() => film.evaluate(getDuration)).toBe(108);
    await expect.poll(() => film.evaluate(getCaptions)).toBeGreaterThan(5);
    const chapters = page.getByRole('navigation', { name: say('browse.webinar.chapters') });
    await chapters.getByRole('button').nth(2).click();
    await expect.poll(() => film.evaluate(getMoment)).toBeGreaterThan(48);
    await expect(chapters.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true');
    const transcript = getPart(page, say('browse.webinar.transcript'));
    await expect(transcript.locator('[aria-current="true"]')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('4. a recording that fails to load can be retried; a missing or restricted one has a message', async () => {
    await page.route(BYTES, (route) => route.abort());
    await page.reload();
    const failure = page.locator('[data-quoin="ErrorState"]');
    await expect(failure).toContainText(say('browse.webinar.failed'));
    await expectAccessible(page);
    await page.unroute(BYTES);
    await failure.getByRole('button').click();
    await expect.poll(() => page.locator('video').evaluate(getDuration)).toBe(108);

    const address = page.url();
    const webinars: { id: string; product: string; recorded_seconds: number | null }[] = JSON.parse(
      await operator('webinars', 'list', '--json'),
    );
    const coming = webinars.find(({ recorded_seconds }) => recorded_seconds === null);
    await page.goto(`/go/webinar/${coming?.id}`);
    await expect(page.getByText(say('browse.webinar.not_recorded'))).toBeVisible();
    await expectAccessible(page);
    const elsewhere = webinars.find(({ product }) => product.startsWith(NOT_FOR_US));
    await page.goto(`/go/webinar/${elsewhere?.id}`);
    await expect(page.getByText(say('error.country_not_eligible'))).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(address);
    await expect(page.locator('video')).toBeVisible();
  });

  await test.step('5. a visitor sees the description and a sign-in link; an unknown webinar has its own page', async () => {
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.context().clearCookies();
    await page.goto(`/go/webinars_video/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(say('browse.sign_in_prompt'))).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/go/webinars_video/nothing-here');
    await expect(page.getByRole('heading', { name: say('browse.webinar.not_found') })).toBeVisible();
    await expectAccessible(page);
  });

  expect(refusedByPolicy).toEqual([]);
});

/** URL of the bytes of a stored file. */
const BYTES = /\/api\/files\//;
/** A fund of the demo world that is offered only outside the United States. */
const NOT_FOR_US = 'Ninebark';

const getPart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const getDuration = (film: HTMLVideoElement) => Math.round(film.duration);
const getMoment = (film: HTMLVideoElement) => film.currentTime;
/** Number of captions in the language shown. */
const getCaptions = (film: HTMLVideoElement) =>
  Array.from(film.textTracks).find(({ mode }) => mode === 'showing')?.cues?.length ?? 0;
