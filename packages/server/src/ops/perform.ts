// An operator's act in one transaction, or a dry run of it: done to the end, then undone.
import type { Transaction } from '../database/database';
import type { Operation } from './operation';
import type { Printable } from './print';
import { tried } from './tried';

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
  const answer = await tried(services.db, true, (tx) =>
    act(tx, { ...operation, services: { ...services, fileStore } }),
  );
  return { dry_run: true, ...answer };
}
