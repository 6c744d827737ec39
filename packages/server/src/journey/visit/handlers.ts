import { normaliseEmail, problemsOfWaitlist } from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import { waitlist } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { refuseProblems } from '../join';
import { recordConversion, recordStay, recordVisit } from './visits';

export const visitHandlers: Handlers<'recordVisit' | 'recordStay' | 'recordConversion' | 'joinWaitlist'> = {
  recordVisit: ({ query, visitCookie }, services) => recordVisit(services, query, visitCookie),

  recordStay: ({ query }, services) => recordStay(services, query.id),

  async recordConversion({ visitCookie }, services) {
    await recordConversion(services, visitCookie.read());
    return { done: true };
  },

  async joinWaitlist({ body }, { db, clock }) {
    const reading = readPhoneAnywhere(body.phone_number, body.region);
    const isNumber = reading.kind === 'number';
    refuseProblems(problemsOfWaitlist({ ...body, ...(isNumber && { phone_number: reading.e164 }) }));
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
};
