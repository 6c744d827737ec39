// Keys, pasting and undo in fields that group their text, because each engine fires different events for them.
import { openStory } from './support/story';
import type { Target } from './support/in-page';
import type { Tab } from './support/tab';
import { expect, test } from './support/test';

const FIRST: Target = { css: 'input[data-figures]', nth: 0 };
const SECOND: Target = { css: 'input[data-figures]', nth: 1 };

/** `null` in WebKit: without a window manager its window is never active, and Maskito does not set the caret. */
const caret = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.selectionStart ?? null);

/** Presses a key repeatedly and expects a text, with `|` at the caret, after each press. */
async function pressAndExpect(tab: Tab, field: Target, key: string, texts: string[]): Promise<void> {
  for (const text of texts) {
    await tab.press(key);
    await tab.expect(field, { value: text.replace('|', '') });
    expect([null, text.indexOf('|')]).toContain(await caret(tab));
  }
}

test('an amount is grouped, shortened at its end, and undone', async ({ tab }) => {
  await openStory(tab, 'fields-amountfield--gallery');
  await tab.fill(FIRST, '1234567.5');
  await tab.expect(FIRST, { value: '1,234,567.5' });
  await pressAndExpect(tab, FIRST, 'Backspace', ['1,234,567.|', '1,234,567|', '123,456|']);
  await pressAndExpect(tab, FIRST, 'Control+z', ['1,234,567|', '1,234,567.|']);
  await pressAndExpect(tab, FIRST, 'Control+y', ['1,234,567|', '123,456|']);
});

test('Backspace and Delete beside a comma delete the digit beyond it', async ({ tab, engine }) => {
  test.skip(engine === 'webkit', 'Maskito sets no caret in a window that is not active.');
  await openStory(tab, 'fields-amountfield--gallery');
  await tab.fill(FIRST, '123456');
  for (let step = 0; step < 3; step += 1) await tab.press('ArrowLeft');
  await pressAndExpect(tab, FIRST, 'Backspace', ['12|,456', '1|,456', '|456']);
  await pressAndExpect(tab, FIRST, '9', ['9|,456']);
  await pressAndExpect(tab, FIRST, 'Delete', ['9|56']);
});

test('an amount in another notation stays as typed until blur', async ({ tab }) => {
  await openStory(tab, 'fields-amountfield--gallery');
  await tab.fill(FIRST, '1000,00');
  await tab.expect(FIRST, { value: '1000,00' });
  await tab.press('Tab');
  await tab.expect(FIRST, { value: '1,000.00' });
  await tab.fill(FIRST, '50k');
  await tab.press('Tab');
  await tab.expect(FIRST, { value: '50k', invalid: true });
});

test('a copied amount with separators can be pasted into and over another one', async ({ tab }) => {
  await openStory(tab, 'fields-amountfield--gallery');
  await tab.fill(FIRST, '51000');
  await tab.press('Control+a');
  await tab.press('Control+c');
  await tab.click(SECOND);
  await tab.press('Control+a');
  await tab.press('Control+v');
  await tab.expect(SECOND, { value: '51,000' });
  await tab.press('Home');
  await tab.press('Control+v');
  await tab.expect(SECOND, { value: '51,00051000' });
  await tab.press('Control+z');
  await tab.expect(SECOND, { value: '51,000' });
});

test('a Social Security number keeps excess characters', async ({ tab }) => {
  await openStory(tab, 'fields-ssnfield--gallery');
  await tab.fill(FIRST, '123 45 6789');
  await tab.expect(FIRST, { value: '123-45-6789' });
  await tab.type('0');
  await tab.expect(FIRST, { value: '1234567890' });
  await pressAndExpect(tab, FIRST, 'Backspace', ['123-45-6789|']);
  await tab.press('Home');
  await tab.press('ArrowRight');
  await pressAndExpect(tab, FIRST, 'Backspace', ['|234-56-789']);
});

test('a phone number with a calling code switches the region, and undo restores it', async ({ tab }) => {
  await openStory(tab, 'fields-phonefield--gallery');
  const region: Target = { css: '[data-part="region"]', nth: 0 };
  await tab.fill(FIRST, '4155550123');
  await tab.expect(FIRST, { value: '(415) 555 0123' });
  await pressAndExpect(tab, FIRST, 'Backspace', [
    '(415) 555 012|',
    '(415) 555 01|',
    '(415) 555 0|',
    '(415) 555|',
  ]);
  await tab.fill(FIRST, '+8613800138000');
  await tab.expect(FIRST, { value: '138 0013 8000' });
  await tab.expectText(region, 'CN +86');
  await tab.press('Control+z');
  await tab.expect(FIRST, { value: '+861380013800' });
  await tab.press('Control+y');
  await tab.expect(FIRST, { value: '138 0013 8000' });
});

test('an IBAN is written in capitals and in groups of four', async ({ tab }) => {
  await openStory(tab, 'fields-bankaccountfields--gallery');
  const iban: Target = { css: '[data-quoin="ConcealedField"] input', nth: -1 };
  await tab.fill(iban, 'iban de89 3704 0044 0532 0130 00');
  await tab.expect(iban, { value: 'DE89 3704 0044 0532 0130 00' });
  await pressAndExpect(tab, iban, 'Backspace', ['DE89 3704 0044 0532 0130 0|', 'DE89 3704 0044 0532 0130|']);
  await pressAndExpect(tab, iban, 'Backspace', ['DE89 3704 0044 0532 013|']);
});
