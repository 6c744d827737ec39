// The calendar of an account: on its page, as a file, and by a subscription link that needs no session.
import type { ReplyOf } from '@quoin/contract';
import { type CalendarKind, type Language, PRODUCT_NAME } from '@quoin/rules';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { Readable } from 'node:stream';
import { recordAct } from '../../../audit/record-act';
import { accounts, calendarLinks } from '../../../database/tables';
import type { SomeHandlers } from '../../../http/handler';
import { newSecret, sha256 } from '../../../security/secrets';
import type { Services } from '../../../services';
import type { Clock } from '../../../shared/clock';
import { ApiError } from '../../../shared/errors';
import { CALENDAR_NAME, DAY_NOTE } from './day-words';
import { type CalendarDay, daysToCome } from './days-to-come';

type LinkRow = typeof calendarLinks.$inferSelect;

/** Minimum interval between updates of the last read. */
const NOTED_EVERY_MS = 3_600_000;
const FILE_NAME = `${PRODUCT_NAME.toLowerCase()}.ics`;

/** Such as `quoin-capital-call-due-2026-07-31.ics`. */
const getFileName = ({ kind, date }: CalendarDay): string =>
  `${PRODUCT_NAME.toLowerCase()}-${kind.replaceAll('_', '-')}-${date}.ics`;

export const calendarHandlers = {
  async listCalendar({ signedIn, language }, services) {
    return { items: await daysToCome(services, signedIn.accountId, language) };
  },

  async getCalendarFile({ query, signedIn, language }, services) {
    const days = await daysToCome(services, signedIn.accountId, language);
    const facts = getFacts(services, language);
    if (query.entry === undefined) return { name: FILE_NAME, ics: toIcs(days, facts) };
    const entry = days.find(({ id }) => id === query.entry);
    if (!entry) throw new ApiError('not_found');
    return { name: getFileName(entry), ics: toIcs([entry], facts) };
  },

  async getCalendarLink({ signedIn }, { db }) {
    const [row] = await db
      .select()
      .from(calendarLinks)
      .where(eq(calendarLinks.accountId, signedIn.accountId));
    return { link: row ? toReply(row) : null };
  },

  async makeCalendarLink({ body, signedIn }, services) {
    const { clock, config, db } = services;
    const { accountId } = signedIn;
    const key = newSecret();
    const made = { keyHash: sha256(key), language: body.language, madeAt: clock.now(), readAt: null };
    await db.transaction(async (tx) => {
      await tx
        .insert(calendarLinks)
        .values({ accountId, ...made })
        .onConflictDoUpdate({ target: calendarLinks.accountId, set: made });
      const actor = `account:${accountId}` as const;
      await recordAct(tx, clock, { actor, act: 'calendar_link.make', object: actor });
    });
    return { url: `${config.publicUrl}/api/v1/calendar.ics?key=${key}`, link: toReply(made) };
  },

  async revokeCalendarLink({ signedIn }, { clock, db }) {
    const actor = `account:${signedIn.accountId}` as const;
    await db.transaction(async (tx) => {
      const revoked = await tx
        .delete(calendarLinks)
        .where(eq(calendarLinks.accountId, signedIn.accountId))
        .returning({ accountId: calendarLinks.accountId });
      if (revoked.length === 0) throw new ApiError('calendar_link_missing');
      await recordAct(tx, clock, { actor, act: 'calendar_link.revoke', object: actor });
    });
    return { done: true };
  },

  async readCalendarLink({ query }, services) {
    const keyHash = sha256(query.key);
    const [link] = await services.db
      .select({ accountId: calendarLinks.accountId, language: calendarLinks.language })
      .from(calendarLinks)
      .innerJoin(accounts, eq(accounts.id, calendarLinks.accountId))
      .where(and(eq(calendarLinks.keyHash, keyHash), eq(accounts.status, 'activated')));
    if (!link) throw new ApiError('calendar_link_unknown');
    await noteReading(services, keyHash);
    const days = await daysToCome(services, link.accountId, link.language);
    return {
      name: FILE_NAME,
      content_type: 'text/calendar; charset=utf-8',
      bytes: Readable.from([Buffer.from(toIcs(days, getFacts(services, link.language)))]),
    };
  },
} satisfies SomeHandlers;

const getFacts = ({ clock, config: { publicUrl } }: Services, language: Language) => ({
  clock,
  publicUrl,
  language,
});

async function noteReading({ clock, db }: Services, keyHash: string): Promise<void> {
  const now = clock.now();
  const { readAt } = calendarLinks;
  const stale = lt(readAt, new Date(now.getTime() - NOTED_EVERY_MS));
  await db
    .update(calendarLinks)
    .set({ readAt: now })
    .where(and(eq(calendarLinks.keyHash, keyHash), or(isNull(readAt), stale)));
}

const toReply = ({
  language,
  madeAt,
  readAt,
}: Pick<LinkRow, 'language' | 'madeAt' | 'readAt'>): ReplyOf<'makeCalendarLink'>['link'] => ({
  language,
  made_at: madeAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});

// Generates iCalendar files (RFC 5545) with all-day events, which have no time zone.
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

interface IcsFacts {
  language: Language;
  /** Base URL of the portal, without a trailing slash. */
  publicUrl: string;
  clock: Clock;
}

/** The UID identifies the event, so that a calendar program moves it instead of adding another. */
function toIcs(days: readonly CalendarDay[], { language, publicUrl, clock }: IcsFacts): string {
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
