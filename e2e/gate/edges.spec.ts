import { expect, test } from './story-page';

test('an action bar does not widen a page without gutters', async ({ story: { page, open } }) => {
  await open({ id: 'layout-actionbar--keyboard' }, 'browser-rendered');
  await page.setViewportSize({ width: 390, height: 844 });
  const { bar, scrolls } = await page.evaluate(() => {
    const bar = document.querySelector('[data-quoin="ActionBar"]');
    for (let box = bar?.parentElement; box && box !== document.body; box = box.parentElement)
      box.style.padding = '0';
    const { scrollWidth, clientWidth } = document.documentElement;
    return { bar: bar?.getBoundingClientRect().width, scrolls: scrollWidth - clientWidth };
  });
  expect(bar).toBe(390);
  expect(scrolls).toBe(0);
});

test('the text of the button below a composition ends with its column', async ({ story: { page, open } }) => {
  for (const width of [1280, 390]) {
    await open({ id: 'fields-compositioneditor--gallery' }, 'browser-rendered');
    await page.setViewportSize({ width, height: 844 });
    const [text, column] = await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Split the rest',
      );
      const ends = [button?.querySelector('span'), button?.parentElement];
      return ends.map((each) => each?.getBoundingClientRect().right);
    });
    expect(text).toBeCloseTo(column ?? 0, 0);
  }
});

test('a table of six columns stays within the card of a chart', async ({ story: { page, open } }) => {
  await open({ id: 'charts-lookthroughchart--gallery' }, 'browser-rendered');
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
  }
});

for (const id of ['investing-holdingstable--gallery', 'investing-producttable--gallery'])
  test(`numbers of ${id} are whole on a tablet`, async ({ story: { page, open } }) => {
    await open({ id }, 'browser-rendered');
    await page.setViewportSize({ width: 768, height: 1024 });
    const broken = await page.evaluate(async () => {
      await window.gate.painted();
      return (await window.gate.checks()).brokenNumbers();
    });
    expect(broken).toEqual([]);
  });
