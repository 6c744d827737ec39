// What screens for investors say in English.
import account from './en/account.json';
import apply from './en/apply.json';
import documents from './en/documents.json';
import fund from './en/fund.json';
import investors from './en/investors.json';
import portfolio from './en/portfolio.json';
import redeem from './en/redeem.json';
import refer from './en/refer.json';
import sign from './en/sign.json';

export const enInvesting = {
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
