// Outside demo mode nothing stands in for a service that was not configured: the caller is told that it does not work.
import { ApiError } from '../shared/errors';
import type { MailProvider } from './mail/mail-provider';
import type { SmsProvider } from './sms/sms-provider';

const refuse = async () => {
  throw new ApiError('unavailable');
};

export const noMail: MailProvider = { send: refuse };
export const noSms: SmsProvider = { send: refuse };
