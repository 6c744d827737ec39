// English messages of every page.
import app from './en/app.json';
import early from './en/early.json';

export const enFirst = {
  messages: { ...app, ...early },
};
