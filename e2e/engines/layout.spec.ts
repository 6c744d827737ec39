// Components that WebKit or Firefox used to lay out differently from Chromium.
import { openStory } from './support/story';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('a select with a long option does not widen the page', async ({ tab }) => {
  await openStory(tab, 'controls-select--gallery');
  const width = await tab.evaluate(() => {
    const option = document.querySelector('select')?.options[0];
    if (option) option.text = 'A very long option '.repeat(20);
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(1280);
});

test('a group of fields ends where its last field ends', async ({ tab }) => {
  await openStory(tab, 'fields-addressfields--gallery');
  const gaps = await tab.evaluate(() =>
    [...document.querySelectorAll('fieldset')].map((group) => {
      const bottoms = [...group.children].map((child) => child.getBoundingClientRect().bottom);
      return Math.round(group.getBoundingClientRect().bottom - Math.max(...bottoms));
    }),
  );
  expect(gaps).toEqual(gaps.map(() => 0));
});

test('a date stays on one line beside long texts', async ({ tab }) => {
  await openStory(tab, 'investing-recordtable--long-names-and-large-amounts');
  const heights = await tab.evaluate(() =>
    [...document.querySelectorAll('td[data-label="Date"]')].map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().height;
    }),
  );
  expect(heights.length).toBeGreaterThan(0);
  for (const height of heights) expect(height).toBeLessThan(30);
});

test('the sum sign of a formula is drawn', async ({ tab }) => {
  await openStory(tab, 'investing-showthemath--gallery');
  const lowest = () =>
    tab.evaluate(() => {
      const signs = [...document.querySelectorAll('mo')].filter(({ textContent }) => textContent === '∑');
      return Math.min(
        signs.length === 0 ? 0 : Infinity,
        ...signs.map((sign) => sign.getBoundingClientRect().height),
      );
    });
  await expect.poll(lowest).toBeGreaterThan(10);
});
