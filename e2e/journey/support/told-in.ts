// A test told in the language of its project: the words of the page, and a person who has no account yet.
import { test as base } from '@playwright/test';
import { newPerson, type Person } from './person';
import { languageOf, rememberedLanguage, wordsOf, type Language, type Say } from './words';

export const test = base.extend<{ language: Language; say: Say; person: Person }>({
  language: ({ browserName: _browserName }, use, { project }) => use(languageOf(project.name)),
  say: ({ language }, use) => use(wordsOf(language)),
  person: ({ browserName: _browserName }, use, { parallelIndex }) => use(newPerson(parallelIndex)),
  storageState: ({ baseURL, language }, use) =>
    use(baseURL === undefined ? undefined : rememberedLanguage(language, baseURL)),
});
