// 产品列表的中文词条，包括国家和地区名称。
import { countries } from './zh-CN/countries';
import { productList } from './zh-CN/product-list';
import type { Messages } from './en';

export const zhCNProductList = { ...productList, countries } satisfies Partial<Messages>;
