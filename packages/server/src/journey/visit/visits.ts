// Visits from mailed links: created, updated while they last, and marked as converted at sign-up.
import { FROM_MAIL_DAYS, normaliseEmail, validateWaitlist } from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRecent } from '../../database/stored-times';
import { visits, waitlist } from '../../database/tables';
import type { Handler, SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { DAY_MS } from '../../shared/clock';
import { newId } from '../../shared/new-id';
import { throwProblems } from '../join';

const KEPT_MS = FROM_MAIL_DAYS * DAY_MS;

/** Continues the browser's earlier visit if it is still active, otherwise starts a new one. */
const recordVisit: Handler<'recordVisit'> = async ({ query: parameters, visitCookie }, services) => {
  const visit = (await continueVisit(services, parameters.id)) ?? (await startVisit(services, parameters));
  const expiresAt = new Date(visit.createdAt.getTime() + KEPT_MS);
  visitCookie.write(visit.id, expiresAt);
  return { id: visit.id, expire: expiresAt.toISOString() };
};

/** Replies whether the visit does not exist (any more). */
const recordStay: Handler<'recordStay'> = async ({ query: { id } }, services) => {
  const noted = await services.db
    .update(visits)
    .set({ stayedAt: services.clock.now() })
    .where(isKept(services, id))
    .returning({ id: visits.id });
  return { expired: noted.length === 0 };
};

/** Marks a visit as converted, once. Does nothing without a visit. */
const recordConversion: Handler<'recordConversion'> = async ({ visitCookie }, services) => {
  const id = visitCookie.read();
  if (id !== undefined)
    await services.db
      .update(visits)
      .set({ convertedAt: services.clock.now() })
      .where(and(isKept(services, id), isNull(visits.convertedAt)));
  return { done: true };
};

async function continueVisit(services: Services, id = '') {
  const [visit] = await services.db
    .update(visits)
    .set({ pageViews: sql`${visits.pageViews} + 1`, lastViewedAt: services.clock.now() })
    .where(isKept(services, id))
    .returning();
  return visit;
}

async function startVisit({ clock, db }: Services, parameters: Record<string, string>) {
  const now = clock.now();
  const visit = { id: newId(), parameters, pageViews: 1, createdAt: now, lastViewedAt: now };
  await db.insert(visits).values(visit);
  return visit;
}

const isKept = ({ clock }: Services, id: string) =>
  and(eq(visits.id, id), isRecent(visits.createdAt, clock.now(), KEPT_MS));

export const visitHandlers = {
  recordVisit,
  recordStay,
  recordConversion,

  async joinWaitlist({ body }, { db, clock }) {
    const reading = readPhoneAnywhere(body.phone_number, body.region);
    const isNumber = reading.kind === 'number';
    throwProblems(validateWaitlist({ ...body, ...(isNumber && { phone_number: reading.e164 }) }));
    if (!isNumber)
      throw new ApiError('phone_invalid', { problems: { phone_number: { name: 'phone_invalid' } } });
    await db.insert(waitlist).values({
      id: newId(),
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      phoneNumber: reading.e164,
      region: body.region,
      email: normaliseEmail(body.email),
      createdAt: clock.now(),
    });
    return { done: true };
  },
} satisfies SomeHandlers;
