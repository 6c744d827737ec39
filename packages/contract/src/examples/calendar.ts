import { USUAL_PACING } from '@quoin/rules';
import type { RequestExamples } from './request-example';
import type { calendar } from '../journey/calendar';
import type { pacing } from '../journey/pacing';

export const calendarExamples: RequestExamples<keyof typeof calendar | keyof typeof pacing> = {
  listCalendar: {},
  getCalendarFile: { query: {} },
  getCalendarLink: {},
  makeCalendarLink: { body: { language: 'en' } },
  revokeCalendarLink: {},
  readCalendarLink: { query: { key: '<calendar-key>' } },
  getPacing: { query: { ...USUAL_PACING, growth: 1_000 } },
};
