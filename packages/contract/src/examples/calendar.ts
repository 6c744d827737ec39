import { USUAL_PACING } from '@quoin/rules';
import type { calendar, pacing } from '../journey/calendar';
import type { RequestExamples } from './request-example';

export const calendarExamples: RequestExamples<keyof typeof calendar | keyof typeof pacing> = {
  listCalendar: {},
  getCalendarFile: { query: {} },
  getCalendarLink: {},
  makeCalendarLink: { body: { language: 'en' } },
  revokeCalendarLink: {},
  readCalendarLink: { query: { key: '<calendar-key>' } },
  getPacing: { query: { ...USUAL_PACING, growth: 1_000 } },
};
