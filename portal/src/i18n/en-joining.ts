// What signing up and signing in say in English, with the sentences of what went wrong.
import { ERROR_MESSAGES_EN, PROBLEM_MESSAGES_EN } from '@quoin/contract';
import access from './en/access.json';
import join from './en/join.json';

export const enJoining = {
  words: { ...join, ...access },
  errors: ERROR_MESSAGES_EN,
  problems: PROBLEM_MESSAGES_EN,
};
