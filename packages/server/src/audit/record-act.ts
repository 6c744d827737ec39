import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { auditTrail } from '../database/tables';

export interface Act {
  actor: `account:${string}` | `operator:${string}` | 'job';
  /** For example `investment.approve`. */
  act: string;
  /** For example `investment:<id>`. */
  object: string;
  /** Facts of the act, without personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes to the audit log, in the transaction of the act. */
export async function recordAct(
  tx: Transaction,
  clock: Clock,
  { actor, act, object, detail = {} }: Act,
): Promise<void> {
  await tx.insert(auditTrail).values({ at: clock.now(), actor, act, object, detail });
}
