// 组件库的中文词条。
import { layout } from './zh-CN/layout';
import { controls } from './zh-CN/controls';
import { fields } from './zh-CN/fields';
import { feedback } from './zh-CN/feedback';
import { flow } from './zh-CN/flow';
import { investing } from './zh-CN/investing';
import { pdf } from './zh-CN/pdf';
import { charts } from './zh-CN/charts';
import { fileUpload } from './zh-CN/file-upload';
import { bankAccount } from './zh-CN/bank-account';
import { performance } from './zh-CN/performance';
import { mathSheet } from './zh-CN/math-sheet';
import { capital } from './zh-CN/capital';
import { referral } from './zh-CN/referral';
import { countries } from './zh-CN/countries';
import { terms } from './zh-CN/terms';
import type { Messages } from './en';

export const zhCN: Messages = {
  ...layout,
  ...controls,
  ...fields,
  ...feedback,
  ...flow,
  ...investing,
  ...pdf,
  ...charts,
  ...fileUpload,
  ...bankAccount,
  ...performance,
  ...mathSheet,
  ...capital,
  ...referral,
  countries,
  terms,
};
