import type { Handlers } from '../../http/handler';
import { listReferrals } from './referrals';

export const referHandlers: Handlers<'listReferrals'> = {
  listReferrals: ({ signedIn }, services) => listReferrals(services, signedIn.accountId),
};
