import { ApiError } from '../shared/errors';

export interface Sms {
  /** E.164 */
  to: string;
  text: string;
  code?: string;
}

export interface SmsProvider {
  send(sms: Sms): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Posts `{ "to": "+14155550123", "text": "…" }` with a bearer token to an SMS service that responds with 2xx. */
export const restSms = ({ url, token }: { url: string; token: string }): SmsProvider => ({
  async send({ to, text }) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`The SMS service responded with ${reply.status}`);
  },
});

/** Used outside demo mode if no SMS service is configured. */
export const noSms: SmsProvider = {
  async send() {
    throw new ApiError('unavailable', {}, { cause: new Error('SMS_PROVIDER_URL is not set') });
  },
};
