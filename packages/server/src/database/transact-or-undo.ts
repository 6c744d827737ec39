import type { Database, Transaction } from './database';

/** Thrown to roll a transaction back and still return its result. */
class Undo extends Error {}

const rolledBack = new WeakSet<object>();

/** Whether `work` of `transactOrUndo` threw this error, so that its transaction changed nothing. */
export const wasRolledBack = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && rolledBack.has(failure);

/** Runs `work` in a transaction and returns its result. Rolls back a dry run. */
export async function transactOrUndo<T>(
  db: Database,
  dryRun: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined;
  await db
    .transaction(async (tx) => {
      answer = { value: await work(tx).catch(noteAndThrow) };
      if (dryRun) throw new Undo();
    })
    .catch((failure: unknown) => {
      if (!(failure instanceof Undo)) throw failure;
    });
  if (!answer) throw new Error('the transaction returned no result');
  return answer.value;
}

/** An error of the commit is not noted, because the commit may have succeeded. */
function noteAndThrow(failure: unknown): never {
  if (typeof failure === 'object' && failure !== null) rolledBack.add(failure);
  throw failure;
}
