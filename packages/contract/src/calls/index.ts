// What a browser needs of every call: apart from the schemas, so that a bundler leaves those out.
import { accessCalls } from './access';
import { accountCalls } from './account';
import { applyCalls } from './apply';
import { browseCalls } from './browse';
import { calendarCalls } from './calendar';
import { dataRightsCalls } from './data-rights';
import { documentsCalls } from './documents';
import { fundCalls } from './fund';
import { investorsCalls } from './investors';
import { joinCalls } from './join';
import { pacingCalls } from './pacing';
import { passkeysCalls } from './passkeys';
import { payoutAccountsCalls } from './payout-accounts';
import { pendingActionsCalls } from './pending-actions';
import { portfolioCalls } from './portfolio';
import { redeemCalls } from './redeem';
import { referCalls } from './refer';
import { researchCalls } from './research';
import { reservationsCalls } from './reservations';
import { sessionsCalls } from './sessions';
import { signCalls } from './sign';
import { visitCalls } from './visit';
import { webinarsCalls } from './webinars';

export const CALLS = {
  ...visitCalls,
  ...joinCalls,
  ...accessCalls,
  ...passkeysCalls,
  ...sessionsCalls,
  ...accountCalls,
  ...payoutAccountsCalls,
  ...dataRightsCalls,
  ...investorsCalls,
  ...browseCalls,
  ...reservationsCalls,
  ...researchCalls,
  ...webinarsCalls,
  ...applyCalls,
  ...signCalls,
  ...fundCalls,
  ...portfolioCalls,
  ...calendarCalls,
  ...pacingCalls,
  ...pendingActionsCalls,
  ...documentsCalls,
  ...redeemCalls,
  ...referCalls,
} as const;

export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[]; // Object.keys forgets the keys' type
