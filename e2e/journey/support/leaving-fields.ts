// Leaving a field shows or hides its error. Nothing around it may move, or a press would miss its target.
import { expect, type Page } from '@playwright/test';

const FIELDS =
  'main form :is(input:not([type="hidden"], [type="file"], [type="radio"]), select, textarea):enabled';

/** Leaves each field of the form unchanged, then each that is typed into with an invalid value. */
export async function expectNothingMoves(page: Page): Promise<void> {
  const fields = page.locator(FIELDS);
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  await rested(page);
  for (const wrong of ['', 'x#']) {
    for (let index = 0; index < count; index++) {
      const field = fields.nth(index);
      if (!(await field.isVisible())) continue;
      if (wrong !== '' && !(await isTypedInto(field))) continue;
      await field.focus();
      if (wrong !== '') {
        await field.pressSequentially(wrong);
        await rested(page, 600);
      }
      const before = await positions(page);
      await field.evaluate((element) => (element as HTMLElement).blur());
      await rested(page);
      const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent);
      expect(await positions(page), `leaving ${label} with "${wrong}"`).toEqual(before);
    }
  }
}

const isTypedInto = (field: ReturnType<Page['locator']>) =>
  field.evaluate((element) => element.matches('textarea, input:not([type="checkbox"])'));

/** Waits for validation: after typing it follows the debounce of FormScope and ValidateAtRest, after blur it is asynchronous. */
const rested = (page: Page, quietMs = 300) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let quiet: ReturnType<typeof setTimeout>;
        const observer = new MutationObserver(wait);
        const end = () => {
          observer.disconnect();
          resolve();
        };
        function wait() {
          clearTimeout(quiet);
          quiet = setTimeout(end, ms);
        }
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        wait();
      }),
    quietMs,
  );

/** Top of every control on the page, in document order. */
const positions = (page: Page) =>
  page.locator('main :is(input:not([type="hidden"]), select, textarea, button, a)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const name = element.getAttribute('name') ?? element.tagName;
        return `${name} at ${Math.round(element.getBoundingClientRect().top + scrollY)}`;
      }),
  );
