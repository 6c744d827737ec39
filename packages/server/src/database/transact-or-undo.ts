import type { Services } from '../services';
import type { Database, Transaction } from './database';

/** Thrown to roll a transaction back and still return its result. */
class Undo extends Error {}

const rolledBack = new WeakSet<object>();

/** Whether `work` of `transactOrUndo` threw this error, so that its transaction changed nothing. */
export const wasRolledBack = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && rolledBack.has(failure);

/** Runs `work` in a transaction and returns its result. Rolls back a dry run. */
async function transactOrUndo<T>(
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

/** Runs an act of staff in a transaction. A dry run changes neither rows nor files. */
export function actOrUndo<C extends { services: Services }, T>(
  caller: C,
  dryRun: boolean,
  act: (tx: Transaction, caller: C) => Promise<T>,
): Promise<T> {
  const { services } = caller;
  const fileStore = { ...services.fileStore, put: async () => undefined };
  const used = dryRun ? { ...caller, services: { ...services, fileStore } } : caller;
  return transactOrUndo(services.db, dryRun, (tx) => act(tx, used));
}

/** An error of the commit is not noted, because the commit may have succeeded. */
function noteAndThrow(failure: unknown): never {
  if (typeof failure === 'object' && failure !== null) rolledBack.add(failure);
  throw failure;
}
