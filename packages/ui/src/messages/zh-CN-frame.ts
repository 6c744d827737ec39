// 页面框架与基本控件的中文词条：只供阅读的页面不必载入其余词条。
import { layout } from './zh-CN/layout';
import { controls } from './zh-CN/controls';
import { feedback } from './zh-CN/feedback';
import { productTerms } from './zh-CN/product-terms';
import type { Messages } from './en';

export const zhCNFrame = { ...layout, ...controls, ...feedback, productTerms } satisfies Partial<Messages>;
