// What a product and its webinars say in Chinese, and all that components say beyond the frame of a page.
import { zhCN } from '@quoin/ui/messages/zh-CN';
import type { Browsing } from './catalogue';
import browse from './zh-CN/browse.json';

export const zhBrowsing: Browsing = {
  words: browse,
  components: zhCN,
};
