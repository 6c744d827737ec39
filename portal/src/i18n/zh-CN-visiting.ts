// What pages that are only read say in Chinese.
import type { Visiting } from './catalogue';
import visit from './zh-CN/visit.json';

export const zhVisiting: Visiting = { words: visit };
