import { PAYOUT_HOLD_HOURS, RECORDING_KEY_HOURS } from '@quoin/rules';
import { gt, lt, or } from 'drizzle-orm';
import { forgetChanges } from '../database/changes';
import type { Executor } from '../database/database';
import {
  accessCodes,
  accounts,
  bankAccounts,
  challenges,
  deletionRequests,
  downloadKeys,
  fileKeys,
  idempotencyKeys,
  requestLimits,
  sessions,
  staffTokens,
} from '../database/tables';
import type { JobHandler, JobHandlers } from '../jobs/jobs';
import { accessJobs } from '../journey/access';
import { accountJobs, bankAccountSigned, forgetHolds, forgetOldArchives } from '../journey/account';
import { agreementSigned, applyJobs } from '../journey/apply';
import { browseJobs } from '../journey/browse';
import { documentsJobs } from '../journey/documents';
import { achSigned, fundJobs } from '../journey/fund';
import { forgetUnfinishedUploads } from '../journey/investors';
import { joinJobs } from '../journey/join';
import { distributionSigned, redeemJobs } from '../journey/redeem';
import { referJobs } from '../journey/refer/referral-mail';
import { signJobs } from '../journey/sign';
import { DAY_MS, HOUR_MS, latestEnd } from '../shared/clock';
import type { EnvelopeEffects } from '../states/envelope-states';

/** Days for which a row is kept after the time in its column `over`. */
const RETENTION = [
  // A device that was offline for a week may still repeat its requests.
  { rows: idempotencyKeys, over: idempotencyKeys.createdAt, days: 14 },
  // For this long, an expired link is reported as expired rather than unknown.
  { rows: challenges, over: challenges.expiresAt, days: 90 },
  { rows: sessions, over: sessions.endsAt, days: 90 },
  { rows: staffTokens, over: staffTokens.expiresAt, days: 90 },
  { rows: accessCodes, over: accessCodes.expiresAt, days: 1 },
  { rows: fileKeys, over: fileKeys.expiresAt, days: 1 },
  { rows: downloadKeys, over: downloadKeys.expiresAt, days: 1 },
] as const;
/** Rows written while the clock was ahead. They are void (see database/stored-times.ts) but would later become valid. */
const VOID_IF_AHEAD = [
  { rows: challenges, at: challenges.sentAt, maxMs: 0 },
  { rows: sessions, at: sessions.createdAt, maxMs: 0 },
  { rows: staffTokens, at: staffTokens.createdAt, maxMs: 0 },
  { rows: accessCodes, at: accessCodes.expiresAt, maxMs: HOUR_MS },
  { rows: fileKeys, at: fileKeys.expiresAt, maxMs: RECORDING_KEY_HOURS * HOUR_MS },
  { rows: downloadKeys, at: downloadKeys.expiresAt, maxMs: HOUR_MS },
] as const;
const UPLOAD_DAYS = 1;
/** Longer than the one day for which a stored response is documented to be kept. */
const CHANGES_DAYS = 3;

/**
 * Twice a day: deletes temporary rows that have expired or were written while the clock was ahead. Does not touch investor
 * data or the audit log.
 */
const tidyUp: JobHandler<'tidy-up'> = async (_, services) => {
  const now = services.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  for (const { rows, over, days } of RETENTION) await services.db.delete(rows).where(lt(over, daysAgo(days)));
  await forgetChanges(services.db, daysAgo(CHANGES_DAYS));
  for (const { rows, at, maxMs } of VOID_IF_AHEAD)
    await services.db.delete(rows).where(gt(at, latestEnd(new Date(now), maxMs)));
  const { expire } = requestLimits;
  const latest = latestEnd(new Date(now), DAY_MS).getTime();
  await services.db.delete(requestLimits).where(or(lt(expire, now), gt(expire, latest)));
  await startWaitsAgain(services.db, new Date(now));
  await forgetHolds(services.db, new Date(now));
  await forgetUnfinishedUploads(services, daysAgo(UPLOAD_DAYS));
  await forgetOldArchives(services);
};

/** Restarts holds and deletion waits that were set while the clock was ahead, because they protect the account owner. */
async function startWaitsAgain(db: Executor, now: Date): Promise<void> {
  const hold = PAYOUT_HOLD_HOURS * HOUR_MS;
  const end = new Date(now.getTime() + hold);
  await db
    .update(bankAccounts)
    .set({ heldUntil: end })
    .where(gt(bankAccounts.heldUntil, latestEnd(now, hold)));
  await db
    .update(accounts)
    .set({ payoutsHeldUntil: end })
    .where(gt(accounts.payoutsHeldUntil, latestEnd(now, hold)));
  await db
    .update(deletionRequests)
    .set({ requestedAt: now })
    .where(gt(deletionRequests.requestedAt, latestEnd(now, 0)));
}

/** What to do when a document is sealed, by kind of envelope. */
const ENVELOPE_EFFECTS: EnvelopeEffects = {
  subscription_agreement: agreementSigned,
  ach_authorization: achSigned,
  distribution_instruction: distributionSigned,
  bank_account_change: bankAccountSigned,
};

export const jobHandlers: JobHandlers = {
  ...accessJobs,
  ...joinJobs,
  ...accountJobs,
  ...browseJobs,
  ...applyJobs,
  ...signJobs(ENVELOPE_EFFECTS),
  ...documentsJobs,
  ...fundJobs,
  ...redeemJobs,
  ...referJobs,
  'tidy-up': tidyUp,
};
