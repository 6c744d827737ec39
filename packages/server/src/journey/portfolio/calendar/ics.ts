// Generates iCalendar files (RFC 5545) with all-day events, which have no time zone.
import { PRODUCT_NAME, type CalendarKind, type Language } from '@quoin/rules';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Clock } from '../../../shared/clock';
import { CALENDAR_NAME, DAY_NOTE } from './day-words';
import type { CalendarDay } from './days-to-come';

const ASK_AGAIN_SECONDS = 6 * 3600;

/** Days on which the investor has to act. */
const REMINDED: readonly CalendarKind[] = [
  'funds_send_by',
  'capital_call_due',
  'signature_due',
  'redemption_request_due',
];
/** Seconds before the day begins: at nine in the morning, a week and a day before. */
const REMINDER_SECONDS = [6 * 86_400 + 15 * 3600, 15 * 3600];

export interface IcsFacts {
  language: Language;
  /** Base URL of the portal, without a trailing slash. */
  publicUrl: string;
  clock: Clock;
}

/** The UID identifies the event, so that a calendar program moves it instead of adding another. */
export function icsOf(days: readonly CalendarDay[], { language, publicUrl, clock }: IcsFacts): string {
  const calendar = ical({
    name: CALENDAR_NAME[language](PRODUCT_NAME),
    prodId: { company: PRODUCT_NAME, product: 'calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
  });
  const { hostname } = new URL(publicUrl);
  for (const { id, kind, date, title, path } of days) {
    const url = `${publicUrl}/go${path}`;
    const event = calendar.createEvent({
      id: `${id}@${hostname}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      stamp: clock.now(),
      summary: title,
      description: `${DAY_NOTE[language]}\n${url}`,
      url,
      // Transparent: the event does not block time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (!REMINDED.includes(kind)) continue;
    for (const trigger of REMINDER_SECONDS)
      event.createAlarm({ type: ICalAlarmType.display, trigger, description: title });
  }
  // The last line ends with CRLF too.
  return `${calendar.toString()}\r\n`;
}
