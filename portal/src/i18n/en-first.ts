// What every page may say, and the public ones do, in English.
import app from './en/app.json';
import browse from './en/browse.json';
import early from './en/early.json';
import visit from './en/visit.json';

export const enFirst = {
  words: { ...app, ...early, ...visit, ...browse },
  components: undefined,
};
