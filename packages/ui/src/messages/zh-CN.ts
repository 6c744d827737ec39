// 组件库的中文词条。
import { fields } from './zh-CN/fields';
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
import { terms } from './zh-CN/terms';
import { zhCNFrame } from './zh-CN-frame';
import { zhCNProductList } from './zh-CN-product-list';
import type { Messages } from './en';

export const zhCN: Messages = {
  ...zhCNFrame,
  ...zhCNProductList,
  ...fields,
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
  terms,
};
