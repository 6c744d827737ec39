// Each lifecycle is a table of transitions. A move is a conditional UPDATE with the state that the caller read, so of
// two concurrent moves one succeeds; its audit row and its job are in the same transaction.
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
  /** Actor of the event. */
  who: 'investor' | 'operator' | 'job';
  /** Work that follows the move, besides the mail of its event; enqueued in the transaction of the move. */
  job?: JobOf;
}

export interface StateTable<T extends PgTable, S extends string, E extends string> {
  /** Prefix of its acts in the audit log, as `investment` in `investment.approved`. */
  name: string;
  rows: T;
  /** The column that identifies a row; `id` by default. */
  key?: keyof T['$inferSelect'] & string;
  /** The column of the state; `status` by default. */
  column?: keyof T['$inferSelect'] & string;
  transitions: readonly Transition<S, E>[];
  /** The mail of each event to the investor; null where none is sent. */
  mails: Readonly<Record<E, JobOf | null>>;
  /** Columns that every move sets. */
  stamps?: (now: Date) => Partial<T['$inferInsert']>;
  /** Additional detail of the audit row, and its object if that is not the row itself. */
  audit?: (row: T['$inferSelect']) => Partial<Pick<Act, 'object' | 'detail'>>;
}

/** Types a state table by its database table. */
export const stateTable =
  <S extends string, E extends string>() =>
  <T extends PgTable>(table: StateTable<T, S, E>): StateTable<T, S, E> =>
    table;

export interface Move<T extends PgTable, S extends string, E extends string> {
  id: string;
  /** The state that the caller read; the update repeats it. */
  from: NoInfer<S>;
  event: NoInfer<E>;
  actor: Act['actor'];
  /** Columns that change with the state. */
  changes?: Partial<T['$inferInsert']>;
  detail?: Act['detail'];
}

/**
 * Moves a row by one transition of its table, records the act and enqueues the transition's job.
 * @returns the row after the move
 * @throws ApiError transition_refused: no transition allows the event, or the row is no longer in `from`
 */
export async function moveState<T extends PgTable, S extends string, E extends string>(
  tx: Transaction,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { name, rows, key = 'id', column = 'status', transitions, mails, stamps, audit }: StateTable<T, S, E>,
  { id, from, event, actor, changes, detail }: Move<T, S, E>,
): Promise<T['$inferSelect']> {
  const { to, job } = transitionOf(transitions, from, event);
  const columns = getTableColumns<PgTable>(rows);
  const [keyColumn, stateColumn] = [columns[key], columns[column]];
  if (!keyColumn || !stateColumn) throw new Error(`${name} has no column ${key} or ${column}`);
  const values = { ...changes, ...stamps?.(clock.now()), [column]: to };
  const [row] = await tx
    .update<PgTable>(rows)
    .set(values as PgUpdateSetSource<PgTable>) // drizzle types columns per table, not for a generic one
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
export function transitionOf<S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  from: string,
  event: E,
): Transition<S, E> {
  const row = transitions.find((one) => one.from === from && one.event === event);
  if (!row) throw new ApiError('transition_refused');
  return row;
}

/** The states in which an event may happen. */
export const statesBefore = <S extends string, E extends string>(
  { transitions }: { transitions: readonly Transition<S, E>[] },
  event: NoInfer<E>,
): S[] => transitions.filter((row) => row.event === event).map((row) => row.from);
