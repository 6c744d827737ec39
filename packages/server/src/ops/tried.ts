import type { Database, Transaction } from '../database/database';

/** Thrown to undo a transaction whose answer is wanted all the same. */
class Undo extends Error {}

/** Does something in a transaction and answers what came of it; a dry run is undone afterwards. */
export async function tried<T>(
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
  if (!answer) throw new Error('the transaction has no answer');
  return answer.value;
}
