// Checks after new versions of product documents were added, which concern several of them.
import type { Act } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { recheckReaders } from '../journey/apply';
import type { Services } from '../services';
import { type NewVersion, olderLanguages } from './add-document';
import { missingDocuments } from './missing-documents';

export interface VersionProblem<V extends NewVersion> {
  version: V;
  field: 'version' | 'fallbackReason';
  problem: string;
}

/**
 * Requires the same version in all languages, and all languages of documents that must be read. Without problems, open
 * applications of the products require reading the new versions.
 * @returns the problems; the caller must then roll back the transaction
 */
export async function completeVersions<V extends NewVersion>(
  tx: Transaction,
  { services, actor }: { services: Services; actor: Act['actor'] },
  added: readonly V[],
): Promise<VersionProblem<V>[]> {
  const problems: VersionProblem<V>[] = [];
  const missing = new Map<string, string[]>();
  for (const { productId } of added)
    if (!missing.has(productId)) missing.set(productId, await missingDocuments(tx, productId));
  for (const version of added) {
    for (const older of await olderLanguages(tx, version))
      problems.push({
        version,
        field: 'version',
        problem: `is ${version.version}, but ${version.documentKey} in ${older.language} is ${older.version}; import both`,
      });
    const own = missing.get(version.productId)?.find((one) => one.startsWith(`${version.documentKey} in `));
    if (own)
      problems.push({
        version,
        field: 'fallbackReason',
        problem: `is missing, and so is ${own}: investors in each language must read it`,
      });
  }
  if (problems.length === 0)
    for (const productId of missing.keys()) await recheckReaders(tx, services, productId, actor);
  return problems;
}
