import type { SomeJobHandlers } from '../../jobs/jobs';
import { productHandlers } from './handlers';
import { researchHandlers } from './research';
import { reservationHandlers, sendReservationMail } from './reservations';
import { webinarHandlers } from './webinars';

export { useReservation } from './reservations';

export const browseHandlers = {
  ...productHandlers,
  ...reservationHandlers,
  ...researchHandlers,
  ...webinarHandlers,
};

export const browseJobs = {
  'send-reservation-mail': sendReservationMail,
} satisfies SomeJobHandlers;
