// 组件库的中文词条。
import { layout } from './zh-CN/layout';
import { controls } from './zh-CN/controls';
import { fields } from './zh-CN/fields';
import { feedback } from './zh-CN/feedback';
import { flow } from './zh-CN/flow';
import { investing } from './zh-CN/investing';
import { pdf } from './zh-CN/pdf';
import { fileUpload } from './zh-CN/file-upload';
import type { Messages } from './en';

export const zhCN: Messages = {
  ...layout,
  ...controls,
  ...fields,
  ...feedback,
  ...flow,
  ...investing,
  ...pdf,
  ...fileUpload,
};
