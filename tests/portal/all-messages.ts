// All messages of the portal, by the catalogue part that loads them.
import browse from '../../portal/src/i18n/en/browse.json';
import products from '../../portal/src/i18n/en/products.json';
import visit from '../../portal/src/i18n/en/visit.json';
import { enFirst } from '../../portal/src/i18n/en-first';
import { enInvesting } from '../../portal/src/i18n/en-investing';
import { enJoining } from '../../portal/src/i18n/en-joining';
import zhBrowse from '../../portal/src/i18n/zh-CN/browse.json';
import zhProducts from '../../portal/src/i18n/zh-CN/products.json';
import zhVisit from '../../portal/src/i18n/zh-CN/visit.json';
import { zhFirst } from '../../portal/src/i18n/zh-CN-first';
import { zhInvesting } from '../../portal/src/i18n/zh-CN-investing';
import { zhJoining } from '../../portal/src/i18n/zh-CN-joining';

export const PARTS = {
  first: enFirst.messages,
  visiting: visit,
  products,
  browsing: browse,
  joining: enJoining.messages,
  investing: enInvesting.messages,
};

export const MESSAGES = {
  en: {
    ...enFirst.messages,
    ...visit,
    ...products,
    ...browse,
    ...enJoining.messages,
    ...enInvesting.messages,
  },
  'zh-CN': {
    ...zhFirst.messages,
    ...zhVisit,
    ...zhProducts,
    ...zhBrowse,
    ...zhJoining.messages,
    ...zhInvesting.messages,
  },
};
