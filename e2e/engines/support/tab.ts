// User actions and assertions in a page of any engine. Input goes through the engine's own mouse and keyboard.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { SampleFile } from '../../journey/support/sample-documents';
import { rememberedLanguage, type Language } from '../../journey/support/messages';
import type { Engine } from './engine';
import {
  toCallExpression,
  count,
  defineFind,
  findOne,
  getKind,
  locate,
  optionDistance,
  read,
  type Point,
  type Reading,
  type Target,
} from './in-page';

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const ATTEMPTS = 5;
const MAX_TABS = 80;
const MAX_WAIT_MS = 30_000;

export class Tab {
  constructor(
    readonly engine: Engine,
    private readonly baseURL: string,
    private readonly fileFor: (name: string) => string,
  ) {}

  /** @param path in the portal, or another URL */
  open = (path: string) => this.engine.open(new URL(path, this.baseURL).href);
  reload = () => this.engine.reload();
  press = (keys: string) => this.engine.press(keys);
  type = (text: string) => this.engine.type(text);

  /** Sets the language like the language menu, because WebKitGTK uses the locales installed on the system. */
  async rememberLanguage(language: Language, address = this.baseURL): Promise<void> {
    const { origins, cookies } = rememberedLanguage(language, address);
    await this.open(`${address}/api/health/live`);
    for (const { name, value, domain, path } of cookies)
      await this.engine.setCookie({ name, value, domain, path });
    for (const { name, value } of origins.flatMap(({ localStorage: items }) => items))
      await this.evaluate((key, text) => localStorage.setItem(key, text), name, value);
  }

  async click(target: Target): Promise<void> {
    await this.engine.click(await this.getPoint(target));
  }

  /** Replaces the content of the field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    if ((await this.see(target)).value !== '') await this.press('Control+a');
    await this.type(text);
  }

  async check(target: Target): Promise<void> {
    if ((await this.see(target)).checked) return;
    await this.click(target);
    await this.expect(target, { checked: true });
  }

  /** Selects a value by arrow keys, because each engine opens native lists differently. */
  async select(target: Target, value: string): Promise<void> {
    const distance = await this.until(
      () => this.evaluate(optionDistance, target, value),
      () => `${describe(target)} has no value ${value}`,
    );
    const key = distance > 0 ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(distance); step += 1) await this.press(key);
    await this.expect(target, { value });
  }

  /** Types the country code, which works in every language. */
  async chooseCountry(field: Target, code: string): Promise<void> {
    await this.click(field);
    await this.type(code);
    await this.click({ ...OPTIONS, nth: 0 });
  }

  /** Chooses an answer by value, which is the same in every language. */
  async answer(question: string, value: string): Promise<void> {
    await this.check({ role: 'radio', css: `[value="${value}"]`, within: questionNamed(question) });
  }

  /** Fills fields by name according to their type. `true` checks a checkbox. */
  async fillFields(values: Record<string, string | true>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field: Target = { css: `[name="${name}"]` };
      const kind = await this.until(
        () => this.evaluate(getKind, field),
        () => `There is no field ${name}`,
      );
      if (value === true) await this.check(field);
      else if (kind === 'choice') await this.check({ css: `[name="${name}"][value="${value}"]` });
      else if (kind === 'select') await this.select(field, value);
      else if (kind === 'country')
        await this.chooseCountry(
          { role: 'combobox', within: { css: `[data-quoin="CountrySelect"]:has([name="${name}"])` } },
          value,
        );
      else await this.fill(field, value);
    }
  }

  async upload(target: Target, { name, buffer }: SampleFile): Promise<void> {
    const path = this.fileFor(name);
    writeFileSync(path, buffer);
    await this.see(target);
    await this.engine.setFiles(toCallExpression(findOne, target), path);
  }

  see = (target: Target, maxWaitMs?: number): Promise<Reading> =>
    this.until(
      () => this.evaluate(read, target),
      () => `${describe(target)} is not shown`,
      maxWaitMs,
    );

  count = (target: Target) => this.evaluate(count, target);

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Target, key = 'Tab'): Promise<void> {
    await this.see(target);
    for (let step = 0; step < MAX_TABS; step += 1) {
      if ((await this.see(target)).focused) return;
      await this.press(key);
    }
    throw new Error(`${MAX_TABS} times ${key} do not lead to ${describe(target)}`);
  }

  /** Waits until the first matching element has this state. */
  async expect(target: Target, expected: { [K in keyof Reading]?: unknown }): Promise<void> {
    await expect
      .poll(() => this.evaluate(read, target), describe(target))
      .toEqual(expect.objectContaining(expected));
  }

  async expectText(target: Target, part: string): Promise<void> {
    await this.expect(target, { text: expect.stringContaining(part) });
  }

  async expectCount(target: Target, expected: number): Promise<void> {
    await expect.poll(() => this.evaluate(count, target), describe(target)).toBe(expected);
  }

  /** @returns path and query */
  async waitForPath(expected: RegExp): Promise<string> {
    const path = () => this.evaluate(() => location.pathname + location.search);
    await expect.poll(path).toMatch(expected);
    return path();
  }

  /** Runs a function in the page. Defines the helpers of `in-page.ts` again after a navigation. */
  async evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.engine.evaluate(toCallExpression(run, ...args))) as Awaited<T>; // what `run` returns, by way of JSON
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        // The page may be navigating; the next attempt shows whether it is.
        await this.prepare().catch(() => undefined);
      }
    }
  }

  private async prepare(): Promise<void> {
    await this.engine.evaluate(TESTING_LIBRARY);
    await this.engine.evaluate(toCallExpression(defineFind));
  }

  private async getPoint(target: Target): Promise<Point> {
    let problem = '';
    return this.until(
      async () => {
        const located = await this.evaluate(locate, target);
        if (!('problem' in located)) return located.point;
        problem = located.problem;
        return undefined;
      },
      () => `${describe(target)} ${problem}`,
    );
  }

  private async until<T>(
    get: () => Promise<T | null | undefined>,
    problem: () => string,
    maxWaitMs = MAX_WAIT_MS,
  ): Promise<T> {
    const deadline = performance.now() + maxWaitMs;
    for (;;) {
      const value = await get();
      if (value !== null && value !== undefined) return value;
      if (performance.now() > deadline) throw new Error(problem());
      await wait(50);
    }
  }
}

/** Options of a combo box, not of a `<select>`. */
export const OPTIONS: Target = { role: 'option', css: '[role="option"]' };

const questionNamed = (name: string): Target => ({
  role: 'radiogroup',
  name,
  part: true, // "(required)" follows
});

const describe = (target: Target): string => JSON.stringify(target);
