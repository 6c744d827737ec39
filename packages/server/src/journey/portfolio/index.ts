import { calendarHandlers } from './calendar/handlers';
import { portfolioHandlers as holdingHandlers } from './handlers';
import { pacingHandlers } from './pacing';

export const portfolioHandlers = { ...holdingHandlers, ...calendarHandlers, ...pacingHandlers };
