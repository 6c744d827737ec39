import { normaliseEmail, problemsOfWaitlist } from '@quoin/rules';
import { waitlist } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { newId } from '../../security/new-id';
import { numberAnywhere, refuseProblems } from '../join';
import { recordConversion, recordStay, recordVisit } from './visits';

export const visitHandlers: Handlers<'recordVisit' | 'recordStay' | 'recordConversion' | 'joinWaitlist'> = {
  recordVisit: ({ query, visitCookie }, services) => recordVisit(services, query, visitCookie),

  recordStay: ({ query }, services) => recordStay(services, query.id),

  async recordConversion({ visitCookie }, services) {
    await recordConversion(services, visitCookie.read());
    return { done: true };
  },

  async joinWaitlist({ body }, { db, clock }) {
    refuseProblems(problemsOfWaitlist(body));
    await db.insert(waitlist).values({
      id: newId(),
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      phoneNumber: numberAnywhere(body.phone_number),
      region: body.region,
      email: normaliseEmail(body.email),
      createdAt: clock.now(),
    });
    return { done: true };
  },
};
