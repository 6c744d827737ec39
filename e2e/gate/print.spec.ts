import { expect, test } from './story-page';

for (const id of ['investing-documenttable--gallery', 'investing-datatable--gallery'])
  test(`${id} is printed without what only a screen can do`, async ({ story: { page, open } }) => {
    await open({ id }, 'browser-rendered');
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('button:not([data-part="sort"]), select, input').filter({ visible: true });
    await expect(controls).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
