// Text messages: so many an hour to one phone, whoever asks for them, whatever for and from however many addresses.
import { TEXTS_AN_HOUR } from '@quoin/rules';
import type { Sms } from '../providers/sms/sms-provider';
import type { Services } from '../services';
import { keyedDigest } from './secrets';

const TEXTS = { points: TEXTS_AN_HOUR, seconds: 3600 };

/** @throws ApiError too_many_requests; whatever the provider throws */
export async function sendText({ config, rateLimiter, sms }: Services, text: Sms): Promise<void> {
  await rateLimiter.take(keyedDigest(config.keys.link, 'text_messages', text.to), TEXTS);
  await sms.send(text);
}
