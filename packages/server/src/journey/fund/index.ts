import type { JobHandlers } from '../../jobs/jobs';
import { capitalCallHandlers, sendCallCancelledMail, sendCallMail } from './capital-calls';
import { sendEscrowMail } from './escrow-mail';
import { methodOfTransferHandlers } from './handlers';
import { sendPaymentMail } from './payment-mail';

export { achSigned, endDebit, withdrawOutdatedAuthorization } from './ach-authorization';

export { wireCode } from './wire';

export const fundHandlers = { ...methodOfTransferHandlers, ...capitalCallHandlers };

export const fundJobs: JobHandlers<
  'send-call-mail' | 'send-call-cancelled-mail' | 'send-escrow-mail' | 'send-payment-mail'
> = {
  'send-call-mail': sendCallMail,
  'send-call-cancelled-mail': sendCallCancelledMail,
  'send-escrow-mail': sendEscrowMail,
  'send-payment-mail': sendPaymentMail,
};
