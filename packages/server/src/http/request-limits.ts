// Rate limits of calls: by address for public calls, by account for authenticated ones.
import { CONTRACT, type CallName } from '@quoin/contract';
import { getNetwork, type RateLimit } from '../security/rate-limits';
import type { Services } from '../services';

/**
 * Generous, because an office may share one address; codes and accounts have stricter limits. Points are counted per
 * address and call, or per account and class of calls.
 */
export const REQUEST_LIMITS = {
  /** Public reads, and heartbeats of visits. */
  public_reading: { points: 3000, seconds: 60, atOnce: 100 },
  /** Public calls that send messages, check secrets or create rows. */
  strangers: { points: 120, seconds: 60 },
  /** An SMS costs money, and the caller chooses its recipient. */
  texting: { points: 100, seconds: 3600 },
  reading: { points: 1200, seconds: 60, atOnce: 50 },
  changing: { points: 300, seconds: 60, atOnce: 10 },
  /** Two calls per file. */
  uploads: { points: 240, seconds: 3600 },
  /** Each renders a PDF. */
  documents: { points: 60, seconds: 600 },
  archives: { points: 60, seconds: 600 },
  /** Each archive reads all documents of an account. */
  data_archives: { points: 10, seconds: 86_400 },
  /** A viewer requests a long file in many ranges. */
  file_bytes: { points: 1200, seconds: 60, atOnce: 50 },
} as const satisfies Record<string, RateLimit>;

export type LimitClass = keyof typeof REQUEST_LIMITS;

const CLASSES: Partial<Record<CallName, LimitClass>> = {
  listProducts: 'public_reading',
  getProduct: 'public_reading',
  getWebinar: 'public_reading',
  getCaptions: 'public_reading',
  listSmsRegions: 'public_reading',
  recordStay: 'public_reading',
  readCalendarLink: 'public_reading',
  sendSmsCode: 'texting',
  beginUpload: 'uploads',
  confirmUpload: 'uploads',
  getAccountStatement: 'documents',
  sendForSignature: 'documents',
  requestDownload: 'archives',
  requestDocumentArchive: 'archives',
  requestDataArchive: 'data_archives',
};

export function getLimitClass(call: CallName): LimitClass {
  const { who, method } = CONTRACT[call];
  return CLASSES[call] ?? (who !== 'investor' ? 'strangers' : method === 'GET' ? 'reading' : 'changing');
}

/** Before authentication. @throws ApiError too_many_requests */
export async function limitAddress(services: Services, call: CallName, address: string): Promise<void> {
  if (CONTRACT[call].who !== 'investor')
    await take(services, getLimitClass(call), `address:${call}:${getNetwork(address)}`);
}

/** After authentication. @throws ApiError too_many_requests */
export async function limitAccount(services: Services, call: CallName, accountId: string): Promise<void> {
  if (CONTRACT[call].who === 'investor') await limitClass(services, getLimitClass(call), accountId);
}

/** For routes outside the contract. @throws ApiError too_many_requests */
export const limitClass = (services: Services, limit: LimitClass, accountId: string): Promise<void> =>
  take(services, limit, `account:${limit}:${accountId}`);

async function take({ config, rateLimiter }: Services, limit: LimitClass, key: string): Promise<void> {
  if (config.requestLimits) await rateLimiter.take(key, REQUEST_LIMITS[limit]);
}
