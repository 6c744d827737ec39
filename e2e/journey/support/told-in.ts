// A test told in the language of its project: the words of the page, and a person who has no account yet.
import { test as base } from '@playwright/test';
import { newPerson, type Person } from './person';
import { choose, languageOf, wordsOf, type Language, type Say } from './words';

export const test = base.extend<{ language: Language; say: Say; person: Person }>({
  language: ({ page: _page }, use, { project }) => use(languageOf(project.name)),
  say: ({ language }, use) => use(wordsOf(language)),
  person: ({ page: _page }, use, { parallelIndex }) => use(newPerson(parallelIndex)),
  page: async ({ page }, use, { project }) => {
    await choose(page, languageOf(project.name));
    await use(page);
  },
});
