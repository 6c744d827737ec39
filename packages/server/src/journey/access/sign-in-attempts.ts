// Five failed sign-ins lock an e-mail for two hours, exactly, also when they come at the same moment or at different
// processes. An e-mail without an account is counted the same way, so that the answers tell nothing.
import { SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS, normaliseEmail } from '@quoin/rules';
import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { signInAttempts } from '../../database/tables';
import { keyedDigest } from '../../security/secrets';
import type { Services } from '../../services';

const LOCK_MS = SIGN_IN_LOCK_HOURS * 3_600_000;

/**
 * Counts a try before it is looked at; the last one that is allowed locks. Undefined when the e-mail is locked,
 * otherwise how many tries are left should this one fail.
 */
export async function beginAttempt(
  { db, clock, config }: Services,
  email: string,
): Promise<number | undefined> {
  const now = clock.now();
  const { attempts, lockedUntil } = signInAttempts;
  const isOver = lte(lockedUntil, now);
  const lock = new Date(now.getTime() + LOCK_MS);
  const [row] = await db
    .insert(signInAttempts)
    .values({ emailDigest: digestOf(config, email), attempts: 1 })
    .onConflictDoUpdate({
      target: signInAttempts.emailDigest,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        lockedUntil: sql`case when ${isOver} or ${attempts} + 1 < ${SIGN_IN_ATTEMPTS} then null else ${lock}::timestamptz end`,
      },
      setWhere: or(isNull(lockedUntil), isOver),
    })
    .returning({ attempts });
  return row && SIGN_IN_ATTEMPTS - row.attempts;
}

/** The try was right so far (a code is still to come): it does not count, and earlier failures stay. */
export async function takeBackAttempt({ db, config }: Services, email: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.emailDigest, digestOf(config, email)));
}

/** Signed in, or unlocked by an operator: the count begins anew. */
export async function forgetAttempts(tx: Executor, { config }: Services, email: string): Promise<void> {
  await tx.delete(signInAttempts).where(eq(signInAttempts.emailDigest, digestOf(config, email)));
}

/** Until when sign-in is locked; undefined when it is open. */
export async function lockedUntil(
  db: Executor,
  { clock, config }: Services,
  email: string,
): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(signInAttempts)
    .where(eq(signInAttempts.emailDigest, digestOf(config, email)));
  return row?.lockedUntil && row.lockedUntil > clock.now() ? row.lockedUntil : undefined;
}

const digestOf = (config: Services['config'], email: string) =>
  keyedDigest(config.keys.link, 'sign_in_attempts', normaliseEmail(email));
