// One example of each call. Requests are written here; replies were recorded from the demo world.
import type { CallName } from '../calls';
import { accessExamples, accountExamples } from './access';
import { applyExamples } from './apply';
import { browseExamples, referExamples } from './browse';
import { calendarExamples } from './calendar';
import { dataRightsExamples } from './data-rights';
import { investorsExamples } from './investors';
import { joinExamples, visitExamples } from './join';
import { passkeyExamples, sessionExamples } from './passkeys';
import { payoutAccountExamples } from './payout-accounts';
import { documentsExamples, portfolioExamples, redeemExamples } from './portfolio';
import replies from './replies.json';
import type { RequestExamples } from './request-example';
import { fundExamples, signExamples } from './sign';

export const REQUEST_EXAMPLES: RequestExamples = {
  ...visitExamples,
  ...joinExamples,
  ...accessExamples,
  ...passkeyExamples,
  ...sessionExamples,
  ...accountExamples,
  ...payoutAccountExamples,
  ...dataRightsExamples,
  ...investorsExamples,
  ...browseExamples,
  ...applyExamples,
  ...signExamples,
  ...fundExamples,
  ...portfolioExamples,
  ...calendarExamples,
  ...documentsExamples,
  ...redeemExamples,
  ...referExamples,
};

/** The JSON reply; none for a call that returns a file. */
export const REPLY_EXAMPLES: Partial<Record<CallName, unknown>> = replies;
