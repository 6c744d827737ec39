// Production builds rendered only in the browser: the policy then needs no exception for style attributes.
import { expect, stories, test } from './story-page';

for (const found of stories.filter(({ name }) => name === 'Gallery'))
  test(`${found.id} in production`, async ({ story: { page, heard, show } }) => {
    await show(found);
    expect.soft(heard, 'the console stays silent').toEqual([]);
    expect.soft(await page.evaluate(() => window.policyReports), 'no report of the policy').toEqual([]);
  });
