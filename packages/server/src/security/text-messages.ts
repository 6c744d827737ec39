// Text messages: so many an hour to one phone, whoever asks for them, whatever for and from however many addresses.
import { TEXTS_AN_HOUR } from '@quoin/rules';
import { lt, lte, or, sql } from 'drizzle-orm';
import { requestLimits } from '../database/tables';
import { Refusal } from '../http/refusal';
import type { Sms } from '../providers/sms/sms-provider';
import type { Services } from '../services';
import { keyedDigest } from './secrets';

const HOUR_MS = 3_600_000;

/** @throws Refusal too_many_requests; whatever the provider throws */
export async function sendText(services: Services, sms: Sms): Promise<void> {
  if (!(await takePlace(services, sms.to))) throw new Refusal('too_many_requests');
  await services.sms.send(sms);
}

/** Counts a message in the hour that the phone's first one began; false when it has had enough. */
async function takePlace({ clock, config, db }: Services, phone: string): Promise<boolean> {
  const now = clock.now().getTime();
  const { key, points, expire } = requestLimits;
  const isOver = lte(expire, now);
  const taken = await db
    .insert(requestLimits)
    .values({ key: keyedDigest(config.keys.link, 'text_messages', phone), points: 1, expire: now + HOUR_MS })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
      setWhere: or(isOver, lt(points, TEXTS_AN_HOUR)),
    })
    .returning({ points });
  return taken.length === 1;
}
