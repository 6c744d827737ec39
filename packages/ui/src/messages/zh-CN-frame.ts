// 页面框架与基本控件的中文词条：只供阅读的页面不必载入其余词条。
import { frame } from './zh-CN/frame';
import { controls } from './zh-CN/controls';
import { productTerms } from './zh-CN/product-terms';
import type { Messages } from './en';

export const zhCNFrame = { ...frame, ...controls, productTerms } satisfies Partial<Messages>;
