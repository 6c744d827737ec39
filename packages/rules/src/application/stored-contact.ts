import { spellEmail } from '../email';
import { readPhone } from '../phone/read-phone';

interface Contact {
  email?: string;
  phone_region?: string;
  phone_number?: string;
}

/** The contact in its stored form: the phone number as national digits. An invalid number is left unchanged. */
export function toStoredContact<Values extends Contact>(values: Values): Values {
  const { email, phone_region, phone_number } = values;
  const reading = readPhone(phone_number ?? '', phone_region ?? '');
  return {
    ...values,
    ...(email ? { email: spellEmail(email) } : {}),
    ...(reading.kind === 'number' && reading.region === phone_region
      ? { phone_number: reading.national }
      : {}),
  };
}
