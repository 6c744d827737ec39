// Storybook for its readers: each component has a story with controls, readable types and code to copy, and pages to find.
import { expect, test, type Page } from '@playwright/test';
import { onPageError } from '../page-errors';
import { getStories, storyFinished } from './storybook';

interface Shown {
  args: string[];
  /** Props that a reader can change. */
  controls: string[];
  /** Props whose type is shown. */
  typed: string[];
  /** Props whose type is too long to be shown in full. */
  cutOff: string[];
  code: string;
}

/** These take nothing but functions. */
const ONLY_CALLBACKS = ['LanguageSwitch'];
/** These have no props other than those of their element. */
const NO_OWN_PROPS = ['SkipLink'];

test('the first story of each component has controls, types and code that can be copied', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  onPageError(page, (message) => errors.push(message));
  const [first, ...others] = getComponentStories();
  if (!first) throw new Error('Storybook has no component.');
  await open(page, `id=${first.id}&viewMode=story`);
  await storyFinished(page, first.id);
  for (const { id, component } of [...others, first]) {
    const { args, controls, typed, cutOff, code } = await page.evaluate(show, id);
    await storyFinished(page, id);
    expect.soft(args, `${id}: props that it sets`).not.toEqual([]);
    if (!ONLY_CALLBACKS.includes(component))
      expect.soft(controls, `${id}: props that a reader can change`).not.toEqual([]);
    if (!NO_OWN_PROPS.includes(component)) expect.soft(typed, `${id}: props with a type`).not.toEqual([]);
    expect.soft(cutOff, `${id}: types that are cut off; give them a name`).toEqual([]);
    expect.soft(code, `${id}: its code`).toMatch(new RegExp(`<${component}\\b`, 'i'));
  }
  expect(errors).toEqual([]);
});

for (const id of ['investing-documenttable', 'investing-documentlibrary'])
  test(`the page of ${id} has a length that can be read`, async ({ page }) => {
    await open(page, `id=${id}--docs&viewMode=docs`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { timeout: 5000 })
      .toBeLessThan(15_000);
  });

test('the page of a component shows code to copy, its guidance and no test of keys', async ({ page }) => {
  await open(page, 'id=controls-select--docs&viewMode=docs');
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  await expect(page.locator('#storybook-docs pre').first()).toContainText('<Select');
  await expect(page.getByRole('heading', { name: 'Accessibility contract' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toHaveCount(0);
});

test('guidance is found by a word in it', async ({ page }) => {
  await open(page, 'id=quoin-guidance--docs&viewMode=docs');
  await page.getByRole('searchbox', { name: 'Search the guidance' }).fill('countries');
  await expect(page.getByRole('link', { name: 'CountrySelect' }).first()).toBeVisible();
});

test('each file for design tools can be downloaded', async ({ page }) => {
  await open(page, 'id=quoin-design-files--gallery&viewMode=story');
  for (const file of ['tokens-studio.json', 'tokens.json', 'tokens.resolver.json']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${file}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

/** The first story of each component of @quoin/ui. */
function getComponentStories() {
  const firsts = new Map(
    getStories()
      .toReversed()
      .map((story) => [story.title, story]),
  );
  return [...firsts.values()]
    .filter(({ title }) => !/^(Quoin|Pages|Formik|Guides)\/|\/Languages$/.test(title))
    .map(({ id, title }) => ({ id, component: title.slice(title.indexOf('/') + 1) }));
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/iframe.html?${query}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender !== undefined);
}

/** Run in the page. */
async function show(storyId: string): Promise<Shown> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const code = new Promise<string>((resolve, reject) => {
    // The previous story may send its code again.
    channel.on('storybook/docs/snippet-rendered', ({ id, source }) => id === storyId && resolve(source));
    channel.once('storyThrewException', ({ message }) => reject(new Error(`${storyId}: ${message}`)));
    setTimeout(() => resolve(''), 5000);
  });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const props = Object.entries(story?.argTypes ?? {});
  return {
    args: Object.keys(story?.initialArgs ?? {}),
    controls: props.filter(([, { control }]) => control?.type).map(([name]) => name),
    typed: props.filter(([, { table }]) => table?.type?.summary).map(([name]) => name),
    cutOff: props
      .filter(([, { table }]) => /\.\.\.|\d+ more/.test(table?.type?.summary ?? ''))
      .map(([name]) => name),
    code: await code,
  };
}
