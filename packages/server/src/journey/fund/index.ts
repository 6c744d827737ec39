import type { JobHandlers } from '../../jobs/jobs';
import { capitalCallHandlers, sendCallCancelledMail } from './capital-calls';
import { methodOfTransferHandlers } from './handlers';

export { withdrawOutdatedAuthorization, achSigned } from './ach-authorization';

export { wireCode } from './wire';

export const fundHandlers = { ...methodOfTransferHandlers, ...capitalCallHandlers };

export const fundJobs: JobHandlers<'send-call-cancelled-mail'> = {
  'send-call-cancelled-mail': sendCallCancelledMail,
};
