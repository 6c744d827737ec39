// What signing up and signing in say in Chinese, with the sentences of what went wrong.
import { ERROR_MESSAGES_ZH, PROBLEM_MESSAGES_ZH } from '@quoin/contract';
import type { Joining } from './catalogue';
import access from './zh-CN/access.json';
import join from './zh-CN/join.json';

export const zhJoining: Joining = {
  words: { ...join, ...access },
  errors: ERROR_MESSAGES_ZH,
  problems: PROBLEM_MESSAGES_ZH,
};
