// Chinese messages of the screens for investors.
import type { Investing } from './catalogue';
import account from './zh-CN/account.json';
import apply from './zh-CN/apply.json';
import calendar from './zh-CN/calendar.json';
import compare from './zh-CN/compare.json';
import dashboard from './zh-CN/dashboard.json';
import data from './zh-CN/data.json';
import distribution from './zh-CN/distribution.json';
import documents from './zh-CN/documents.json';
import fees from './zh-CN/fees.json';
import fund from './zh-CN/fund.json';
import investors from './zh-CN/investors.json';
import portfolio from './zh-CN/portfolio.json';
import redeem from './zh-CN/redeem.json';
import refer from './zh-CN/refer.json';
import research from './zh-CN/research.json';
import sign from './zh-CN/sign.json';
import webinars from './zh-CN/webinars.json';

export const zhInvesting: Investing = {
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
