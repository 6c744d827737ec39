import type { JobHandlers } from '../../jobs/jobs';
import { capitalCallHandlers } from './capital-call-check';
import { sendCallCancelledMail } from './capital-call-mail';
import { methodOfTransferHandlers } from './handlers';

export { takeBackOutdated } from './ach-authorization';
export { achSigned } from './ach-signed';
export { wireCode } from './wire-code';

export const fundHandlers = { ...methodOfTransferHandlers, ...capitalCallHandlers };

export const fundJobs: JobHandlers<'send-call-cancelled-mail'> = {
  'send-call-cancelled-mail': sendCallCancelledMail,
};
