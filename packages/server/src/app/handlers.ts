// Maps every call of the contract to its handler. A missing handler is a compile error.
import type { Handlers } from '../http/handler';
import { accessHandlers } from '../journey/access';
import { accountHandlers } from '../journey/account';
import { applyHandlers } from '../journey/apply';
import { browseHandlers } from '../journey/browse';
import { documentsHandlers } from '../journey/documents';
import { fundHandlers } from '../journey/fund';
import { investorsHandlers } from '../journey/investors';
import { joinHandlers } from '../journey/join';
import { calendarHandlers } from '../journey/portfolio/calendar/handlers';
import { portfolioHandlers } from '../journey/portfolio/handlers';
import { pacingHandlers } from '../journey/portfolio/pacing';
import { pendingActionHandlers } from '../journey/portfolio/pending-actions';
import { redeemHandlers } from '../journey/redeem';
import { referHandlers } from '../journey/refer/referrals';
import { signHandlers } from '../journey/sign/handlers';
import { signingActs } from '../journey/sign/signing-acts';
import { visitHandlers } from '../journey/visit/visits';

export const handlers: Handlers = {
  ...visitHandlers,
  ...joinHandlers,
  ...accessHandlers,
  ...accountHandlers,
  ...investorsHandlers,
  ...browseHandlers,
  ...applyHandlers,
  ...signHandlers,
  ...signingActs,
  ...fundHandlers,
  ...portfolioHandlers,
  ...calendarHandlers,
  ...pacingHandlers,
  ...pendingActionHandlers,
  ...documentsHandlers,
  ...redeemHandlers,
  ...referHandlers,
};
