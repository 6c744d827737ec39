// Requests for signature whose cause is gone: what they ask for is not wanted any more, or no longer possible.
import { moveState } from '../../states/state-table';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { envelopes } from '../../database/tables';
import type { Services } from '../../services';
import { envelopeStates } from '../../states/envelope-states';
import { OPEN_STATUSES } from './open-envelopes';

/** The envelopes that name a bank or brokerage account. */
export const namingAccount = (payoutAccountId: string): SQL =>
  sql`${envelopes.subject} -> 'account' ->> 'id' = ${payoutAccountId}`;

/** What is signed and not sealed yet goes too: nothing that was taken back comes into force. */
export async function takeBackEnvelopes(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  where: SQL | undefined,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .for('update'); // the job that prepares one takes no other lock
  for (const { id, status } of open) {
    const event = status === 'sealing' ? 'annulled' : 'withdrawn';
    await moveState(tx, services, envelopeStates, { id, from: status, event, actor });
  }
}
