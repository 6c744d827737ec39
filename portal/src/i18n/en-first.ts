// What every page may say in English.
import app from './en/app.json';
import early from './en/early.json';

export const enFirst = {
  words: { ...app, ...early },
};
