// Every word of the portal in English, and the sentences of its errors.
import { ERROR_MESSAGES_EN, PROBLEM_MESSAGES_EN } from '@quoin/contract';
import access from './en/access.json';
import account from './en/account.json';
import app from './en/app.json';
import apply from './en/apply.json';
import browse from './en/browse.json';
import dashboard from './en/dashboard.json';
import documents from './en/documents.json';
import fund from './en/fund.json';
import investors from './en/investors.json';
import join from './en/join.json';
import portfolio from './en/portfolio.json';
import redeem from './en/redeem.json';
import refer from './en/refer.json';
import sign from './en/sign.json';
import visit from './en/visit.json';
import webinars from './en/webinars.json';

export const en = {
  words: {
    ...app,
    ...visit,
    ...join,
    ...access,
    ...account,
    ...investors,
    ...browse,
    ...webinars,
    ...apply,
    ...sign,
    ...fund,
    ...portfolio,
    ...dashboard,
    ...documents,
    ...redeem,
    ...refer,
  },
  errors: ERROR_MESSAGES_EN,
  problems: PROBLEM_MESSAGES_EN,
  components: undefined,
};
