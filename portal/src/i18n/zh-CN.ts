// The same in Chinese, with the component package's words and the Chinese font. A missing message does not compile.
import '@quoin/ui/fonts-zh.css';
import { ERROR_MESSAGES_ZH, PROBLEM_MESSAGES_ZH } from '@quoin/contract';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import type { Catalogue } from './catalogue';
import access from './zh-CN/access.json';
import account from './zh-CN/account.json';
import app from './zh-CN/app.json';
import apply from './zh-CN/apply.json';
import browse from './zh-CN/browse.json';
import dashboard from './zh-CN/dashboard.json';
import documents from './zh-CN/documents.json';
import fund from './zh-CN/fund.json';
import investors from './zh-CN/investors.json';
import join from './zh-CN/join.json';
import portfolio from './zh-CN/portfolio.json';
import redeem from './zh-CN/redeem.json';
import refer from './zh-CN/refer.json';
import sign from './zh-CN/sign.json';
import visit from './zh-CN/visit.json';
import webinars from './zh-CN/webinars.json';

export const zh: Catalogue = {
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
  errors: ERROR_MESSAGES_ZH,
  problems: PROBLEM_MESSAGES_ZH,
  components: zhCN,
};
