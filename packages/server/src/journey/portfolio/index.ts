import { portfolioHandlers as holdingHandlers } from './handlers';
import { pendingActionHandlers } from './pending-actions';

export const portfolioHandlers = { ...holdingHandlers, ...pendingActionHandlers };
