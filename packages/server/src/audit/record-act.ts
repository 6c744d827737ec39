import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { auditTrail } from '../database/tables';

export interface Act {
  actor: `account:${string}` | `operator:${string}` | 'job';
  /** As `investment.approve`. */
  act: string;
  /** As `investment:<id>`. */
  object: string;
  /** Facts of the act; never personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes an act into the audit trail, in the transaction that does it. */
export async function recordAct(
  tx: Transaction,
  clock: Clock,
  { actor, act, object, detail = {} }: Act,
): Promise<void> {
  await tx.insert(auditTrail).values({ at: clock.now(), actor, act, object, detail });
}
