// Every word of the portal, whichever part of a language it lies in.
import { enBrowsing } from '../../portal/src/i18n/en-browsing';
import { enFirst } from '../../portal/src/i18n/en-first';
import { enInvesting } from '../../portal/src/i18n/en-investing';
import { enJoining } from '../../portal/src/i18n/en-joining';
import { enShelf } from '../../portal/src/i18n/en-shelf';
import { enVisiting } from '../../portal/src/i18n/en-visiting';
import { zhBrowsing } from '../../portal/src/i18n/zh-CN-browsing';
import { zhFirst } from '../../portal/src/i18n/zh-CN-first';
import { zhInvesting } from '../../portal/src/i18n/zh-CN-investing';
import { zhJoining } from '../../portal/src/i18n/zh-CN-joining';
import { zhShelf } from '../../portal/src/i18n/zh-CN-shelf';
import { zhVisiting } from '../../portal/src/i18n/zh-CN-visiting';

export const PARTS = {
  first: enFirst.words,
  visiting: enVisiting.words,
  shelf: enShelf.words,
  browsing: enBrowsing.words,
  joining: enJoining.words,
  investing: enInvesting.words,
};

export const WORDS = {
  en: {
    ...enFirst.words,
    ...enVisiting.words,
    ...enShelf.words,
    ...enBrowsing.words,
    ...enJoining.words,
    ...enInvesting.words,
  },
  'zh-CN': {
    ...zhFirst.words,
    ...zhVisiting.words,
    ...zhShelf.words,
    ...zhBrowsing.words,
    ...zhJoining.words,
    ...zhInvesting.words,
  },
};
