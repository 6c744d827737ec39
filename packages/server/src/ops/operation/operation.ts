import type { Act } from '../../audit/record-act';
import type { Database, Transaction } from '../../database/database';
import type { Services } from '../../services';
import type { Printable } from './print';

/** What every operator's act works with. */
export interface Operation {
  services: Services;
  /** `operator:<name>` */
  actor: Act['actor'];
  /** Called after each item of a long operation. */
  onProgress?: (done: number, total: number) => void;
}

/** What an operator can put right, in a sentence. Anything else that is thrown is ours to put right. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  /** @param report what is wrong in detail, printed as an answer would be */
  constructor(
    message: string,
    readonly report?: Printable,
  ) {
    super(message);
  }
}

/** Thrown to undo a transaction whose answer is wanted all the same. */
class Undo extends Error {}

/** Does something in a transaction and answers what came of it; a dry run is undone afterwards. */
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
  if (!answer) throw new Error('the transaction has no answer');
  return answer.value;
}

export interface DryRun {
  dryRun?: boolean;
}

/** @param dryRun says what would come of it and changes nothing, neither rows nor files nor mails */
export async function perform(
  operation: Operation,
  dryRun: boolean | undefined,
  act: (tx: Transaction, operation: Operation) => Promise<Printable>,
): Promise<Printable> {
  const { services } = operation;
  if (!dryRun) return services.db.transaction((tx) => act(tx, operation));
  const fileStore = { ...services.fileStore, put: async () => undefined };
  const answer = await transactOrUndo(services.db, true, (tx) =>
    act(tx, { ...operation, services: { ...services, fileStore } }),
  );
  return { dry_run: true, ...answer };
}
