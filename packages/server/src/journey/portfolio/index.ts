import { calendarHandlers } from './calendar/handlers';
import { portfolioHandlers as holdingHandlers } from './handlers';
import { pacingHandlers } from './pacing';
import { pendingActionHandlers } from './pending-actions';

export const portfolioHandlers = {
  ...holdingHandlers,
  ...calendarHandlers,
  ...pacingHandlers,
  ...pendingActionHandlers,
};
