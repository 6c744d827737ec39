// Finds required documents that a product lacks, and missing languages of must-read documents.
import { LANGUAGES } from '@quoin/rules';
import type { Executor } from '../database/database';
import { currentDocuments } from '../journey/documents';
import { DOCUMENT_TYPE_ROWS, PRODUCT_DOCUMENT_TYPES } from './document-types';

/** Descriptions for staff, such as `form_crs` or `ppm in zh-CN`. */
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
