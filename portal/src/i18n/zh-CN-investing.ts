// What screens for investors say in Chinese.
import type { Investing } from './catalogue';
import account from './zh-CN/account.json';
import apply from './zh-CN/apply.json';
import documents from './zh-CN/documents.json';
import fund from './zh-CN/fund.json';
import investors from './zh-CN/investors.json';
import portfolio from './zh-CN/portfolio.json';
import redeem from './zh-CN/redeem.json';
import refer from './zh-CN/refer.json';
import sign from './zh-CN/sign.json';

export const zhInvesting: Investing = {
  words: {
    ...account,
    ...investors,
    ...apply,
    ...sign,
    ...fund,
    ...portfolio,
    ...documents,
    ...redeem,
    ...refer,
  },
};
