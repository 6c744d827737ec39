// Chinese messages of every page, with the Chinese font. A missing message is a type error.
import '@quoin/ui/fonts-zh.css';
import { zhCNFrame } from '@quoin/ui/messages/zh-CN/frame';
import type { First } from './catalogue';
import app from './zh-CN/app.json';
import early from './zh-CN/early.json';

export const zhFirst: First = {
  messages: { ...app, ...early },
  components: zhCNFrame,
};
