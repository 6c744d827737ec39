// Input methods in fields that group their text, with Chromium's own composition events.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './story-page';

/** Composes text step by step like an input method, and commits it. */
async function compose(session: CDPSession, steps: string[]): Promise<void> {
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** Deletes like an Android keyboard: recomposes the text before the caret, one character shorter. */
async function composeShorter(page: Page, session: CDPSession): Promise<void> {
  const { value, caret } = await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input:focus');
    return { value: input?.value ?? '', caret: input?.selectionStart ?? 0 };
  });
  const text = value.slice(0, caret - 1);
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Unidentified',
    windowsVirtualKeyCode: 229,
  });
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
    replacementStart: 0,
    replacementEnd: caret,
  });
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: 'Unidentified',
    windowsVirtualKeyCode: 229,
  });
}

const withCaret = (page: Page) =>
  page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input:focus');
    const caret = input?.selectionStart ?? 0;
    return input ? `${input.value.slice(0, caret)}|${input.value.slice(caret)}` : undefined;
  });

test('composed full-width figures continue an amount and a Social Security number', async ({
  story: { page, open },
}) => {
  await open({ id: 'fields-amountfield--gallery' }, 'browser-rendered');
  const session = await page.context().newCDPSession(page);
  const field = page.locator('input[data-figures]').first();
  await field.fill('51000');
  await compose(session, ['８', '８４']);
  expect(await withCaret(page)).toBe('5,100,084|');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await compose(session, ['２']);
  expect(await withCaret(page)).toBe('52|,100,084');
  await page.keyboard.press('Control+z');
  expect(await withCaret(page)).toBe('5|,100,084');

  await open({ id: 'fields-ssnfield--gallery' }, 'browser-rendered');
  await field.fill('1234');
  await compose(session, ['５', '５６', '５６７']);
  expect(await withCaret(page)).toBe('123-45-67|');
  await session.detach();
});

test('a composition is not formatted before it is committed', async ({ story: { page, open } }) => {
  await open({ id: 'fields-ssnfield--gallery' }, 'browser-rendered');
  const session = await page.context().newCDPSession(page);
  const field = page.locator('input[data-figures]').first();
  await field.fill('123');
  await session.send('Input.imeSetComposition', { text: '４５', selectionStart: 2, selectionEnd: 2 });
  expect(await withCaret(page)).toBe('123４５|');
  await session.send('Input.insertText', { text: '４５' });
  expect(await withCaret(page)).toBe('123-45|');
  await session.detach();
});

test('Backspace of a composing keyboard passes the separators of an amount', async ({
  story: { page, open },
}) => {
  await open({ id: 'fields-amountfield--gallery' }, 'browser-rendered');
  const session = await page.context().newCDPSession(page);
  const field = page.locator('input[data-figures]').first();
  await field.fill('1234567');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  for (const text of ['123|,567', '12|,567', '1|,567', '|567']) {
    await composeShorter(page, session);
    expect(await withCaret(page)).toBe(text);
  }
  await session.detach();
});
