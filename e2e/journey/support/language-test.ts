// A test in the language of its project: the messages of the page, and a person without an account.
import { createHash } from 'node:crypto';
import { test as base } from '@playwright/test';
import { newPerson, type Person } from './person';
import { getLanguage, rememberedLanguage, createSay, type Language, type Say } from './messages';

export const test = base.extend<{ language: Language; say: Say; person: Person }>({
  language: ({ browserName: _browserName }, use, { project }) => use(getLanguage(project.name)),
  say: ({ language }, use) => use(createSay(language)),
  person: ({ browserName: _browserName }, use, { parallelIndex }) => use(newPerson(parallelIndex)),
  // Each test has its own IP address, because the limit of codes per address and hour is lower than the number of sign-ups.
  extraHTTPHeaders: ({ browserName: _browserName }, use, { testId }) =>
    use({ 'x-forwarded-for': getAddress(testId) }),
  storageState: ({ baseURL, language }, use) =>
    use(baseURL === undefined ? undefined : rememberedLanguage(language, baseURL)),
});

function getAddress(testId: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}
