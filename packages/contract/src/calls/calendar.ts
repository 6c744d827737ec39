import type { CallRow } from '../call';

export const calendarCalls = {
  listCalendar: {
    method: 'GET',
    path: '/v1/user/calendar',
    who: 'investor',
    reads: ['investments', 'funding', 'redemptions', 'envelope', 'documents'],
  },
  getCalendarFile: { method: 'GET', path: '/v1/user/calendar/file', who: 'investor' },
  getCalendarLink: {
    method: 'GET',
    path: '/v1/user/calendar/link',
    who: 'investor',
    reads: ['calendar_link'],
  },
  makeCalendarLink: {
    method: 'POST',
    path: '/v1/user/calendar/link',
    who: 'investor',
    changes: ['calendar_link'],
  },
  revokeCalendarLink: {
    method: 'DELETE',
    path: '/v1/user/calendar/link',
    who: 'investor',
    changes: ['calendar_link'],
  },
  readCalendarLink: { method: 'GET', path: '/v1/calendar.ics', who: 'anyone', spinner: false },
} as const satisfies Record<string, CallRow>;
