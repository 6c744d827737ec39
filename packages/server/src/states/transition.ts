// What a transition table is made of. A change of state that no row allows is refused by name.
import { ApiError } from '../shared/errors';

export interface Transition<S extends string, E extends string> {
  from: S;
  event: E;
  to: S;
  /** Who makes it happen. */
  who: 'investor' | 'operator' | 'job';
}

/** The row of the table for an event in a state; refuses with `transition_refused` when there is none. */
export function transitionOf<S extends string, E extends string>(
  table: readonly Transition<S, E>[],
  from: string,
  event: E,
): Transition<S, E> {
  const row = table.find((one) => one.from === from && one.event === event);
  if (!row) throw new ApiError('transition_refused');
  return row;
}

/** The states in which an event may happen. */
export const statesBefore = <S extends string, E extends string>(
  table: readonly Transition<S, E>[],
  event: E,
): S[] => table.filter((row) => row.event === event).map((row) => row.from);
