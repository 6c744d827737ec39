// What the list of products says in Chinese, with the names of countries.
import { zhCNShelf } from '@quoin/ui/messages/zh-CN/shelf';
import type { Shelf } from './catalogue';
import shelf from './zh-CN/shelf.json';

export const zhShelf: Shelf = {
  words: shelf,
  components: zhCNShelf,
};
