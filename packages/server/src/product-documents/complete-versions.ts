// Checks after new versions of product documents were added, which concern several of them.
import { LANGUAGES } from '@quoin/rules';
import type { Act } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import { recheckReaders } from '../journey/apply';
import { currentDocuments } from '../journey/documents';
import type { Services } from '../services';
import { type NewVersion, olderLanguages } from './add-document';
import { DOCUMENT_TYPE_ROWS, PRODUCT_DOCUMENT_TYPES } from './document-types';

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

/** Required documents that a product lacks, and missing languages of must-read documents, for staff: such as `form_crs` or `ppm in zh-CN`. */
export async function missingDocuments(db: Executor, productId: string): Promise<string[]> {
  const documents = (await currentDocuments(db, productId)).map(({ document }) => document);
  const absent = PRODUCT_DOCUMENT_TYPES.filter(
    (type) =>
      DOCUMENT_TYPE_ROWS[type].required && documents.every(({ documentType }) => documentType !== type),
  );
  const keys = new Set(documents.filter(({ mustRead }) => mustRead).map(({ documentKey }) => documentKey));
  const untranslated = [...keys].flatMap((key) => {
    const versions = documents.filter(({ documentKey }) => documentKey === key);
    if (versions.some(({ fallbackReason }) => fallbackReason !== null)) return [];
    return LANGUAGES.filter((language) => versions.every((one) => one.language !== language)).map(
      (language) => `${key} in ${language}`,
    );
  });
  return [...absent, ...untranslated];
}
