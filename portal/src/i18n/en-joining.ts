// English messages of sign-up and sign-in, with error messages.
import { ERROR_MESSAGES_EN, PROBLEM_MESSAGES_EN } from '@quoin/contract';
import access from './en/access.json';
import join from './en/join.json';

export const enJoining = {
  messages: { ...join, ...access },
  errors: ERROR_MESSAGES_EN,
  problems: PROBLEM_MESSAGES_EN,
};
