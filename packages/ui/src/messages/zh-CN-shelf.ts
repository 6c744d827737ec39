// 产品列表的中文词条，包括国家和地区名称。
import { countries } from './zh-CN/countries';
import { productList } from './zh-CN/shelf';
import type { Messages } from './en';

export const zhCNShelf = { ...productList, countries } satisfies Partial<Messages>;
