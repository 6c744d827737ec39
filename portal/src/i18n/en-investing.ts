// English messages of the screens for investors.
import account from './en/account.json';
import apply from './en/apply.json';
import calendar from './en/calendar.json';
import compare from './en/compare.json';
import dashboard from './en/dashboard.json';
import data from './en/data.json';
import distribution from './en/distribution.json';
import documents from './en/documents.json';
import fees from './en/fees.json';
import fund from './en/fund.json';
import investors from './en/investors.json';
import portfolio from './en/portfolio.json';
import redeem from './en/redeem.json';
import refer from './en/refer.json';
import research from './en/research.json';
import sign from './en/sign.json';
import webinars from './en/webinars.json';

export const enInvesting = {
  messages: {
    ...account,
    ...data,
    ...investors,
    ...research,
    ...compare,
    ...fees,
    ...webinars,
    ...apply,
    ...sign,
    ...fund,
    ...portfolio,
    ...calendar,
    ...dashboard,
    ...documents,
    ...redeem,
    ...distribution,
    ...refer,
  },
};
