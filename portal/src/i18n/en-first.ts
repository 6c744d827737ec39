// What every page may say, and those that are only read do, in English.
import app from './en/app.json';
import early from './en/early.json';
import visit from './en/visit.json';

export const enFirst = {
  words: { ...app, ...early, ...visit },
  components: undefined,
};
