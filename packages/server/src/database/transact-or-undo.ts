import type { Database, Transaction } from './database';

/** Thrown to roll a transaction back and still return its result. */
class Undo extends Error {}

/** Runs `work` in a transaction and returns its result. Rolls back a dry run. */
export async function transactOrUndo<T>(
  db: Database,
  dryRun: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined;
  await db
    .transaction(async (tx) => {
      answer = { value: await work(tx) };
      if (dryRun) throw new Undo();
    })
    .catch((failure: unknown) => {
      if (!(failure instanceof Undo)) throw failure;
    });
  if (!answer) throw new Error('the transaction returned no result');
  return answer.value;
}
