// Each lifecycle is a table of transitions. A move is an UPDATE conditional on the state that the caller read, so only
// one of two concurrent moves succeeds. Its audit row and its jobs are in the same transaction.
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { recordAct, type Act } from '../audit/record-act';
import type { Transaction } from '../database/database';
import type { QueuedJob } from '../jobs/jobs';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';

type JobOf = (id: string) => QueuedJob;

export interface Transition<S extends string, E extends string> {
  from: S;
  event: E;
  to: S;
  /** Who may trigger the event. */
  who: 'investor' | 'operator' | 'job';
  /** Job to enqueue in the transaction of the move, besides the e-mail of the event. */
  job?: JobOf;
}

export interface StateTable<T extends PgTable, S extends string, E extends string> {
  /** Prefix of acts in the audit log, such as `investment` in `investment.approved`. */
  name: string;
  rows: T;
  /** Primary key column. Defaults to `id`. */
  key?: keyof T['$inferSelect'] & string;
  /** State column. Defaults to `status`. */
  column?: keyof T['$inferSelect'] & string;
  transitions: readonly Transition<S, E>[];
  /** E-mail to the investor for each event; null for none. */
  mails: Readonly<Record<E, JobOf | null>>;
  /** Additional columns that every move sets, unless the move has its own value. */
  stamps?: (now: Date) => Partial<T['$inferInsert']>;
  /** Additional detail of the audit row, and its object unless that is the row itself. */
  audit?: (row: T['$inferSelect']) => Partial<Pick<Act, 'object' | 'detail'>>;
}

/** Types a state table by its database table. */
export const stateTable =
  <S extends string, E extends string>() =>
  <T extends PgTable>(table: StateTable<T, S, E>): StateTable<T, S, E> =>
    table;

export interface Move<T extends PgTable, S extends string, E extends string> {
  id: string;
  /** State that the caller read. The move fails if it has changed. */
  from: NoInfer<S>;
  event: NoInfer<E>;
  actor: Act['actor'];
  /** Other columns to update. */
  changes?: Partial<T['$inferInsert']>;
  detail?: Act['detail'];
}

/**
 * Moves a row by one transition of its table, records the act and enqueues the jobs.
 * @returns the row after the move
 * @throws ApiError transition_refused: no transition allows the event, or the row is no longer in `from`
 */
export async function moveState<T extends PgTable, S extends string, E extends string>(
  tx: Transaction,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { name, rows, key = 'id', column = 'status', transitions, mails, stamps, audit }: StateTable<T, S, E>,
  { id, from, event, actor, changes, detail }: Move<T, S, E>,
): Promise<T['$inferSelect']> {
  const { to, job } = getTransition(transitions, from, event);
  const columns = getTableColumns<PgTable>(rows);
  const [keyColumn, stateColumn] = [columns[key], columns[column]];
  if (!keyColumn || !stateColumn) throw new Error(`${name} has no column ${key} or ${column}`);
  const values = { ...stamps?.(clock.now()), ...changes, [column]: to };
  const [row] = await tx
    .update<PgTable>(rows)
    .set(values as PgUpdateSetSource<PgTable>) // drizzle cannot type the columns of a generic table
    .where(and(eq(keyColumn, id), eq(stateColumn, from)))
    .returning();
  if (!row) throw new ApiError('transition_refused');
  const recorded = audit?.(row);
  await recordAct(tx, clock, {
    actor,
    act: `${name}.${event}`,
    object: recorded?.object ?? `${name}:${id}`,
    detail: { from, to, ...recorded?.detail, ...detail },
  });
  for (const queued of [job?.(id), mails[event]?.(id)])
    if (queued) await jobs.enqueue(tx, queued.name, queued.payload);
  return row;
}

/**
 * Finds the transition for an event in a state.
 * @throws ApiError transition_refused if there is none
 */
export function getTransition<S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  from: string,
  event: E,
): Transition<S, E> {
  const row = transitions.find((one) => one.from === from && one.event === event);
  if (!row) throw new ApiError('transition_refused');
  return row;
}

/** States in which an event is allowed. */
export const statesBefore = <S extends string, E extends string>(
  { transitions }: { transitions: readonly Transition<S, E>[] },
  event: NoInfer<E>,
): S[] => transitions.filter((row) => row.event === event).map((row) => row.from);
