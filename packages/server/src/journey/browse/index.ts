import type { JobHandlers } from '../../jobs/jobs';
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

export const browseJobs: JobHandlers<'send-reservation-mail'> = {
  'send-reservation-mail': sendReservationMail,
};
