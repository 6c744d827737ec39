import { sealedPlace } from '../security/vault';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { allValues, nameOf, SEALED_COLUMNS } from './sealed-values';

/** Opens every sealed value. @throws OperatorError that lists those that can't be opened */
export async function verifyKeys({ services: { db, vault } }: Operation) {
  let opened = 0;
  const broken: { in: string; row: string }[] = [];
  for (const column of SEALED_COLUMNS) {
    for await (const values of allValues(db, column)) {
      for (const { row, record, sealed } of values) {
        try {
          vault.open(sealed, sealedPlace(column.record, record));
          opened += 1;
        } catch {
          broken.push({ in: nameOf(column), row });
        }
      }
    }
  }
  if (broken.length > 0)
    throw new OperatorError(`${broken.length} sealed values can’t be opened.`, { opened, broken });
  return { intact: true, opened };
}
