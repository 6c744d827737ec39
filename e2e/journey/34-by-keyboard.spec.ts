// Sign-up and sign-in by keyboard only: Tab, Shift+Tab, Enter, Space, arrows and typing. The focus is always visible and
// never trapped.
import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { linkMailed, nextCode } from './support/outbox';
import { test } from './support/language-test';

test('a visitor signs up, corrects the first error, activates the account and signs in', async ({
  page,
  request,
  say,
  person,
}) => {
  const { keyboard } = page;
  await page.goto('/go/auth/signup');
  await hydrated(page);
  await tabTo(page, '[data-quoin="CountrySelect"] [role="combobox"]');
  await keyboard.press('ArrowDown');
  await keyboard.type('CA');
  await keyboard.press('Enter');
  await tabTo(page, '[name="accredited"]');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await expect(page.locator('[name="accredited"][value="yes"]')).toBeChecked();
  await keyboard.press('Enter');

  await expect(page.locator('[name="first_name"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, 'main button[type="submit"]');
  await keyboard.press('Enter');
  await expect(page.locator('[name="first_name"]')).toBeFocused(); // the first invalid field

  await keyboard.type(person.firstName);
  await keyboard.press('Tab');
  await keyboard.type(person.lastName);
  await keyboard.press('Tab');
  await keyboard.type('mira.castellan');
  await tabTo(page, '[data-quoin="PhoneField"] [role="combobox"]');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('US');
  await keyboard.press('Enter');
  await expect(page.locator('[data-quoin="PhoneField"] [role="combobox"]')).toHaveValue(
    /^(United States|美国) \+1$/,
  );
  await tabTo(page, '[name="phone_number"]');
  await keyboard.type(person.phone);
  await tabTo(page, '[data-quoin="CodeField"] button');
  const phoneCode = await nextCode(request, person.e164, () => keyboard.press('Enter'));
  await tabTo(page, '[name="code"]', 'Shift+Tab');
  await keyboard.type(phoneCode);
  await expect(page.getByText(say('join.details.code_right'))).toBeVisible();
  await tabTo(page, '[name="password"]');
  await keyboard.type(person.password);
  await tabTo(page, '[name="confirmation"]');
  await keyboard.type(person.password);
  await tabTo(page, 'main button', 'Tab', say('join.details.read_terms'));
  await keyboard.press('Enter');
  const terms = page.getByRole('dialog');
  await expect(terms).toBeVisible();
  await keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('join.details.read_terms') })).toBeFocused();
  await tabTo(page, '[name="terms_accepted"]', 'Shift+Tab');
  await keyboard.press('Space');
  await expect(page.locator('[name="terms_accepted"]')).toBeChecked();
  await tabTo(page, 'main button[type="submit"]');
  await keyboard.press('Enter');

  const email = page.locator('[name="email"]');
  await expect(email).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(person.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('join.created.title') })).toBeVisible();

  await page.goto(await linkMailed(request, person.email));
  await expect(page.getByRole('heading', { name: say('join.activate.done.title') })).toBeVisible();
  await tabTo(page, 'main a[href="/go/auth/login"]');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/go\/auth\/login$/);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, '[name="email"]');
  await keyboard.type(person.email);
  await tabTo(page, '[name="password"]');
  await keyboard.type(person.password);
  const signInCode = await nextCode(request, person.e164, () => keyboard.press('Enter'));
  await expect(page.locator('[data-quoin="CodeField"] input')).toBeFocused();
  await keyboard.type(signInCode);
  await expect(page).toHaveURL(/\/go\/dashboard$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Tab walks through the page to the end of the footer, and Shift+Tab walks back, without a focus trap', async ({
  page,
}) => {
  await page.goto('/go/auth/login');
  await expect(page.locator('[name="email"]')).toBeVisible();
  const forth = await walk(page, 'Tab');
  expect(forth.length).toBeGreaterThan(20);
  expect(await walk(page, 'Shift+Tab')).toEqual(forth.reverse());
});

const FAR = 80;

/** Presses a key until the element has the focus, which must stay visible. @param name if several elements match */
async function tabTo(page: Page, selector: string, key = 'Tab', name?: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ([wanted, called]) => {
        const now = document.activeElement;
        return Boolean(now?.matches(wanted) && (called === null || now.textContent?.trim() === called));
      },
      [selector, name ?? null] as const,
    );
  for (let steps = 0; steps < FAR; steps += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await isThere()) return;
  }
  throw new Error(`${FAR} times ${key} did not lead to ${selector}`);
}

/** Expects that the focused element, or the frame around it, has a focus ring and is in the viewport. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body) return 'nothing has the focus';
    const { top, bottom, height } = now.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= window.innerHeight)) return `${now.outerHTML} is out of sight`;
    for (let one: Element | null = now; one && one.tagName !== 'MAIN'; one = one.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return 'seen';
      if (boxShadow !== 'none' && one.matches(':focus-within')) return 'seen';
    }
    return `${now.outerHTML} has the focus and does not show it`;
  });
  expect(seen).toBe('seen');
}

/** Returns the sequence of focused elements until the focus leaves the page or repeats. */
async function walk(page: Page, key: string): Promise<string[]> {
  const places: string[] = [];
  const here = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')];
      const now = document.activeElement;
      return now === null || now === document.body ? '' : `${all.indexOf(now)} ${now.tagName}`;
    });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // every focusable element has blur()
  for (let steps = 0; steps < FAR; steps += 1) {
    await page.keyboard.press(key);
    const place = await here();
    if (place === '' || places.includes(place)) return places;
    places.push(place);
  }
  throw new Error(`It goes on and on: ${places.join(', ')}`);
}
