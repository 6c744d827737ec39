import { dateInNewYork } from '@quoin/rules';
import type { Transaction } from '../database/database';
import type { envelopes } from '../database/tables';
import { expireIfDue, lockEnvelope, lockSubject, resendEnvelope } from '../journey/sign';
import { StaffError } from '../shared/errors';
import type { Staff } from '../transactions/ledger-entries';

/** Sends a new link, valid for seven days. @throws StaffError */
export async function resendLink(
  tx: Transaction,
  { services, actor }: Staff,
  found: typeof envelopes.$inferSelect,
) {
  const { id } = found;
  await lockSubject(tx, found);
  await expireIfDue(tx, services.clock, id);
  const envelope = await lockEnvelope(tx, id);
  if (!envelope) throw new StaffError(`Envelope ${id} no longer exists.`);
  await resendEnvelope(tx, services, envelope, actor);
  const sent = await lockEnvelope(tx, id);
  return { id, status: sent?.status, expires: sent && dateInNewYork(sent.expiresAt) };
}
