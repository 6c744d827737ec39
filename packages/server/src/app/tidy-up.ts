// Job, twice a day: deletes expired temporary rows. Data of investors and the audit log are not affected.
import { lt } from 'drizzle-orm';
import { forgetChanges } from '../database/changes';
import {
  accessCodes,
  challenges,
  downloadKeys,
  fileKeys,
  idempotencyKeys,
  requestLimits,
  sessions,
  staffTokens,
} from '../database/tables';
import type { JobHandler } from '../jobs/jobs';
import { forgetHolds, forgetOldArchives } from '../journey/account';
import { forgetUnfinishedUploads } from '../journey/investors';
import { DAY_MS } from '../shared/clock';

/** Number of days for which a row is kept after the time in the column `over`. */
const KEPT = [
  // A device that was offline for a week may still repeat its requests.
  { rows: idempotencyKeys, over: idempotencyKeys.createdAt, days: 14 },
  // An expired link is reported as expired, not as unknown, for this long.
  { rows: challenges, over: challenges.expiresAt, days: 90 },
  { rows: sessions, over: sessions.endsAt, days: 90 },
  { rows: staffTokens, over: staffTokens.expiresAt, days: 90 },
  { rows: accessCodes, over: accessCodes.expiresAt, days: 1 },
  { rows: fileKeys, over: fileKeys.expiresAt, days: 1 },
  { rows: downloadKeys, over: downloadKeys.expiresAt, days: 1 },
] as const;
const UPLOAD_DAYS = 1;
/** Longer than the one day for which a stored response is documented to be kept. */
const CHANGES_DAYS = 3;

export const tidyUp: JobHandler<'tidy-up'> = async (_, services) => {
  const now = services.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  for (const { rows, over, days } of KEPT) await services.db.delete(rows).where(lt(over, daysAgo(days)));
  await forgetChanges(services.db, daysAgo(CHANGES_DAYS));
  await services.db.delete(requestLimits).where(lt(requestLimits.expire, now));
  await forgetHolds(services.db, new Date(now));
  await forgetUnfinishedUploads(services, daysAgo(UPLOAD_DAYS));
  await forgetOldArchives(services);
};
