// The test fixture for Firefox and WebKit: a browser per test, and the journey's support that needs no browser.
import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { newPerson, type Person } from '../../journey/support/person';
import { createSay, type Language, type Say } from '../../journey/support/messages';
import { missingPart, type Engine, type EngineName, type Look } from './engine';
import { startFirefox } from './firefox';
import { Tab } from './tab';
import { startWebKit } from './webkit';

export interface EngineOptions {
  engine: EngineName;
  language: Language;
}

interface Fixtures {
  say: Say;
  person: Person;
  tab: Tab;
}

const START: Record<EngineName, (look: Look) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** For a missing engine, throws if all engines are required, and skips the test otherwise. */
export function requireEngine(engine: EngineName): void {
  const missing = missingPart(engine);
  if (missing && process.env['QUOIN_ENGINES'] === 'all') throw new Error(missing);
  base.skip(missing !== undefined, missing);
}

export const startEngine = (engine: EngineName, look: Look): Promise<Engine> => START[engine](look);

export const test = base.extend<Fixtures, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  language: ['en', { option: true, scope: 'worker' }],
  say: ({ language }, use) => use(createSay(language)),
  person: ({ language: _language }, use, { parallelIndex }) => use(newPerson(parallelIndex)),
  tab: async ({ engine: name, language, viewport, colorScheme, timezoneId, baseURL }, use, testInfo) => {
    requireEngine(name);
    const { width, height } = viewport ?? { width: 1280, height: 900 };
    const engine = await startEngine(name, {
      locale: language === 'en' ? 'en-US' : language,
      timezone: timezoneId ?? 'UTC',
      width,
      height,
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    });
    try {
      const tab = new Tab(engine, baseURL ?? '', (file) => testInfo.outputPath(file));
      if (language !== 'en') await tab.rememberLanguage(language);
      await use(tab);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('screenshot.png');
        writeFileSync(path, await engine.screenshot());
        await testInfo.attach('screenshot', { path, contentType: 'image/png' });
      }
      base.expect.soft(await engine.errors(), 'console errors').toEqual([]);
    } finally {
      await engine.close();
    }
  },
});

export { expect } from '@playwright/test';
