import type { SomeJobHandlers } from '../../jobs/jobs';
import { capitalCallHandlers, sendCallCancelledMail, sendCallMail } from './capital-calls';
import { methodOfTransferHandlers } from './handlers';
import { sendEscrowMail, sendPaymentMail } from './payment-mail';

export { achSigned, endDebit, withdrawOutdatedAuthorization } from './ach-authorization';

export { wireCode } from './handlers';

export const fundHandlers = { ...methodOfTransferHandlers, ...capitalCallHandlers };

export const fundJobs = {
  'send-call-mail': sendCallMail,
  'send-call-cancelled-mail': sendCallCancelledMail,
  'send-escrow-mail': sendEscrowMail,
  'send-payment-mail': sendPaymentMail,
} satisfies SomeJobHandlers;
