// Chinese messages of sign-up and sign-in, with error messages.
import { ERROR_MESSAGES_ZH, PROBLEM_MESSAGES_ZH } from '@quoin/contract';
import type { Joining } from './catalogue';
import access from './zh-CN/access.json';
import join from './zh-CN/join.json';

export const zhJoining: Joining = {
  messages: { ...join, ...access },
  errors: ERROR_MESSAGES_ZH,
  problems: PROBLEM_MESSAGES_ZH,
};
