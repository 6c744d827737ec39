// How often a call may be made: by one address where anybody may make it, by one account where it is signed in.
import { CONTRACT, type CallName } from '@quoin/contract';
import type { RateLimit } from '../security/rate-limits';
import type { Services } from '../services';

/**
 * Generous: an office behind one address signs in at nine o'clock, and codes and accounts have stricter limits of their
 * own. An address has its points for each call, an account for all calls of a class together.
 */
export const REQUEST_LIMITS = {
  /** Pages that a stranger may read, and the signs of life they send. */
  public_reading: { points: 3000, seconds: 60, atOnce: 100 },
  /** What sends messages, tries secrets or leaves a row. */
  strangers: { points: 120, seconds: 60 },
  /** An SMS costs money and goes to whoever's phone a stranger names. */
  texting: { points: 100, seconds: 3600 },
  reading: { points: 1200, seconds: 60, atOnce: 50 },
  changing: { points: 300, seconds: 60, atOnce: 10 },
  /** Begun and confirmed: each file is two. */
  uploads: { points: 240, seconds: 3600 },
  /** A PDF is made for each. */
  papers: { points: 60, seconds: 600 },
  archives: { points: 60, seconds: 600 },
  /** All of somebody's documents are read for each. */
  data_archives: { points: 10, seconds: 86_400 },
  /** A reader asks for a long file in many parts. */
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
  getAccountStatement: 'papers',
  sendForSignature: 'papers',
  requestDownload: 'archives',
  requestDocumentArchive: 'archives',
  requestDataArchive: 'data_archives',
};

export function limitClassOf(call: CallName): LimitClass {
  const { who, method } = CONTRACT[call];
  return CLASSES[call] ?? (who !== 'investor' ? 'strangers' : method === 'GET' ? 'reading' : 'changing');
}

/** Before it is known who calls. @throws ApiError too_many_requests */
export async function limitAddress(services: Services, call: CallName, address: string): Promise<void> {
  if (CONTRACT[call].who !== 'investor')
    await take(services, limitClassOf(call), `address:${call}:${address}`);
}

/** Once it is known who calls. @throws ApiError too_many_requests */
export async function limitAccount(services: Services, call: CallName, accountId: string): Promise<void> {
  if (CONTRACT[call].who === 'investor') await limitClass(services, limitClassOf(call), accountId);
}

/** For addresses that are no calls of the contract. @throws ApiError too_many_requests */
export const limitClass = (services: Services, limit: LimitClass, accountId: string): Promise<void> =>
  take(services, limit, `account:${limit}:${accountId}`);

async function take({ config, rateLimiter }: Services, limit: LimitClass, key: string): Promise<void> {
  if (config.requestLimits) await rateLimiter.take(key, REQUEST_LIMITS[limit]);
}
