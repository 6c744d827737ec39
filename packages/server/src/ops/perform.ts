// An operator's act in one transaction, or a dry run of it: done to the end, then undone.
import type { Transaction } from '../database/database';
import type { Operation } from './operation';
import type { Printable } from './print';

/** Ends the transaction of a dry run; carries what the act would have answered. */
class DryRun extends Error {
  override readonly name = 'DryRun';

  constructor(readonly answer: Printable) {
    super('dry run');
  }
}

/** @param dryRun says what would come of it and changes nothing, neither rows nor files nor mails */
export async function perform(
  operation: Operation,
  dryRun: boolean | undefined,
  act: (tx: Transaction, operation: Operation) => Promise<Printable>,
): Promise<Printable> {
  const { services } = operation;
  if (!dryRun) return services.db.transaction((tx) => act(tx, operation));
  const keepsNothing = { ...services.fileStore, put: async () => undefined };
  try {
    return await services.db.transaction(async (tx) => {
      throw new DryRun(await act(tx, { ...operation, services: { ...services, fileStore: keepsNothing } }));
    });
  } catch (failure) {
    if (failure instanceof DryRun) return { dry_run: true, ...failure.answer };
    throw failure;
  }
}
