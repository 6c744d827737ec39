import { todayInNewYork } from '../../../shared/clock';
import type { Handlers } from '../../../http/handler';
import { pendingActionsOf } from './pending-actions';
import { situationOf } from './situation';

export const pendingActionHandlers: Handlers<'listPendingActions'> = {
  async listPendingActions({ signedIn, language }, { clock, db }) {
    const today = todayInNewYork(clock);
    const situation = await situationOf(db, signedIn.accountId, today);
    return { today, items: pendingActionsOf({ situation, now: clock.now(), today, language }) };
  },
};
