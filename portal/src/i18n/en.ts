// Every word of the portal in English, and the sentences of its errors.
import { ERROR_MESSAGES_EN, PROBLEM_MESSAGES_EN } from '@quoin/contract';
import access from './en/access.json';
import account from './en/account.json';
import app from './en/app.json';
import apply from './en/apply.json';
import browse from './en/browse.json';
import distribution from './en/distribution.json';
import calendar from './en/calendar.json';
import documents from './en/documents.json';
import data from './en/data.json';
import fund from './en/fund.json';
import investors from './en/investors.json';
import join from './en/join.json';
import portfolio from './en/portfolio.json';
import redeem from './en/redeem.json';
import refer from './en/refer.json';
import research from './en/research.json';
import sign from './en/sign.json';
import visit from './en/visit.json';
import weigh from './en/weigh.json';

export const en = {
  words: {
    ...app,
    ...visit,
    ...join,
    ...access,
    ...account,
    ...data,
    ...investors,
    ...browse,
    ...research,
    ...weigh,
    ...apply,
    ...sign,
    ...fund,
    ...portfolio,
    ...calendar,
    ...documents,
    ...redeem,
    ...distribution,
    ...refer,
  },
  errors: ERROR_MESSAGES_EN,
  problems: PROBLEM_MESSAGES_EN,
  components: undefined,
};
