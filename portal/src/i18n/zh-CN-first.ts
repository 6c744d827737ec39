// What every page may say, and the public ones do, in Chinese, with the component package's words and the Chinese font. A missing
// message does not compile.
import '@quoin/ui/fonts-zh.css';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import type { First } from './catalogue';
import app from './zh-CN/app.json';
import browse from './zh-CN/browse.json';
import early from './zh-CN/early.json';
import visit from './zh-CN/visit.json';

export const zhFirst: First = {
  words: { ...app, ...early, ...visit, ...browse },
  components: zhCN,
};
