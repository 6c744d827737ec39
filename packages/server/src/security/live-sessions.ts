import { SESSION_IDLE_HOURS } from '@quoin/rules';
import { and, gt, isNull, type Placeholder } from 'drizzle-orm';
import { sessions } from '../database/tables';

/** A session that was not used since then is over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_HOURS * 3_600_000);

/** Not ended, not run out, and used since `idle`. */
export const isLive = (now: Date | Placeholder, idle: Date | Placeholder) =>
  and(isNull(sessions.revokedAt), gt(sessions.endsAt, now), gt(sessions.usedAt, idle));
