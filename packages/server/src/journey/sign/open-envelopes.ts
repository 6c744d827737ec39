// Requests for signature that wait: made and not signed, or signed and not sealed yet.
import { and, asc, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { envelopes } from '../../database/tables';
import { envelopeStates } from '../../states/envelope-states';
import { statesBefore } from '../../states/state-table';
import type { EnvelopeRow } from './store';

/** What can be annulled, but for what counts already. */
export const OPEN_STATUSES = statesBefore(envelopeStates, 'annulled').filter((status) => status !== 'signed');

export const openEnvelopes = (db: Executor, where: SQL | undefined): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .orderBy(asc(envelopes.createdAt));

/** On the wire, beside what it asks for. */
export const toSign = ({ id, status }: EnvelopeRow) => ({ envelope_id: id, status });
