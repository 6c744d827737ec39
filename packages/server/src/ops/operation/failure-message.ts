import { isConnectionError } from '../../database/connection-errors';
import { wasRolledBack } from '../../database/transact-or-undo';

/** The message for an exception that staff can't correct, whose details the caller logs to standard error. */
export function failureMessage(failure: unknown): string {
  if (isConnectionError(failure)) return 'The command failed. Check that the database is reachable.';
  const effect = wasRolledBack(failure)
    ? 'The transaction in which it occurred was rolled back and changed nothing.'
    : 'Check what the command has changed before you run it again.';
  return `The command failed with an unexpected error. ${effect} The details are logged to standard error, in the JSON line above.`;
}
