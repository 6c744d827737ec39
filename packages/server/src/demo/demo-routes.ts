// Routes of demo mode: the outbox as JSON and as a page, and the adjustable clock.
import { Text } from '@quoin/contract';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { getLanguage } from '../http/request-headers';
import { API_PREFIX } from '../http/mount';
import { readOutbox, type OutboxRow } from '../providers/outbox';
import type { Services } from '../services';
import type { DemoClock } from './demo-clock';
import { OUTBOX_SCRIPT, OUTBOX_STYLE, outboxPage } from './outbox-page';

const ToQuery = Type.Object({ to: Type.Optional(Text(254)) }, { additionalProperties: false });
/** An ISO 8601 duration of days, hours, minutes and seconds: PT2H, P8D. */
const Advance = Type.Object(
  {
    advance: Type.String({
      pattern: '^P(?=.)(\\d{1,4}D)?(T(?=.)(\\d{1,6}H)?(\\d{1,6}M)?(\\d{1,6}S)?)?$',
      examples: ['PT2H'],
    }),
  },
  { additionalProperties: false },
);

export function serveDemo(app: FastifyInstance, { db }: Services, clock: DemoClock): void {
  // If the database is down, keeps the last offset. Calls that need the database fail by themselves.
  app.addHook('onRequest', () => clock.refresh().catch(() => undefined));

  app.get<{ Querystring: { to?: string } }>(
    `${API_PREFIX}/demo/outbox`,
    { schema: { querystring: ToQuery } },
    async ({ query }) => (await readOutbox(db, query.to?.trim())).map(onTheWire),
  );
  app.get<{ Querystring: { to?: string } }>(
    '/outbox',
    { schema: { querystring: ToQuery } },
    async ({ query, headers }, reply) => {
      const to = query.to?.trim() ?? '';
      const rows = await readOutbox(db, to || undefined);
      const page = outboxPage(rows, to, getLanguage(headers['accept-language']));
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    },
  );
  app.get('/outbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE));
  app.get('/outbox.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(OUTBOX_SCRIPT),
  );
  app.post<{ Body: { advance: string } }>(
    `${API_PREFIX}/demo/clock`,
    { schema: { body: Advance } },
    async ({ body }) => {
      await clock.advance(getMilliseconds(body.advance));
      return { now: clock.now().toISOString() };
    },
  );
}

const onTheWire = ({ id, channel, to, subject, text, link, code, sentAt }: OutboxRow) => ({
  id,
  channel,
  to,
  subject,
  text,
  link,
  code,
  sent_at: sentAt.toISOString(),
});

const MS_OF = { D: 86_400_000, H: 3_600_000, M: 60_000, S: 1000 } as const;

function getMilliseconds(duration: string): number {
  let sum = 0;
  for (const [, count, unit] of duration.matchAll(/(?<!\d)(\d+)([DHMS])/g)) {
    if (unit === 'D' || unit === 'H' || unit === 'M' || unit === 'S') sum += Number(count) * MS_OF[unit];
  }
  return sum;
}
