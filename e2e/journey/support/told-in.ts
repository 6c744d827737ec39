// A test told in the language of its project: the words of the page, and a person who has no account yet.
import { createHash } from 'node:crypto';
import { test as base } from '@playwright/test';
import { newPerson, type Person } from './person';
import { languageOf, rememberedLanguage, wordsOf, type Language, type Say } from './words';

export const test = base.extend<{ language: Language; say: Say; person: Person }>({
  language: ({ browserName: _browserName }, use, { project }) => use(languageOf(project.name)),
  say: ({ language }, use) => use(wordsOf(language)),
  person: ({ browserName: _browserName }, use, { parallelIndex }) => use(newPerson(parallelIndex)),
  // Each test is told from an address of its own, as people come from different ones: a hundred of them sign up in the hour
  // for which one address is sent so many codes.
  extraHTTPHeaders: ({ browserName: _browserName }, use, { testId }) =>
    use({ 'x-forwarded-for': addressOf(testId) }),
  storageState: ({ baseURL, language }, use) =>
    use(baseURL === undefined ? undefined : rememberedLanguage(language, baseURL)),
});

function addressOf(testId: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}
