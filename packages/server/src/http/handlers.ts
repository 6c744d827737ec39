// Every row of the contract with the function that answers it. A row without one does not compile.
import type { CallName } from '@quoin/contract';
import { accessHandlers } from '../journey/access';
import { accountHandlers } from '../journey/account';
import { applyHandlers } from '../journey/apply';
import { browseHandlers } from '../journey/browse';
import { documentsHandlers } from '../journey/documents';
import { fundHandlers } from '../journey/fund';
import { investorsHandlers } from '../journey/investors';
import { joinHandlers } from '../journey/join';
import { portfolioHandlers } from '../journey/portfolio';
import { signHandlers } from '../journey/sign';
import { visitHandlers } from '../journey/visit';
import type { Handlers } from './handler';

export const handlers: Handlers<CallName> = {
  ...visitHandlers,
  ...joinHandlers,
  ...accessHandlers,
  ...accountHandlers,
  ...investorsHandlers,
  ...browseHandlers,
  ...applyHandlers,
  ...signHandlers,
  ...fundHandlers,
  ...portfolioHandlers,
  ...documentsHandlers,
};
