// Documents that an applicant must read, each in one language and its current version.
import { type Bilingual, fullDate, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { applications } from '../../database/tables';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { type CurrentDocument, currentDocuments, documentsReadFor, pickByLanguage } from '../documents';
import { type ApplicationRow, loadEnvelope, lockOwnApplication, readToTheEnd } from './store';

/**
 * Lists must-reads in order. A signed application keeps the versions that were read, until it has to be signed again.
 * @param ticked file ids; a document read in one language is not requested in another
 */
export async function mustReadFor(
  db: Executor,
  { application, investment, product }: ApplicationRow,
  language: Language,
  ticked = application.values.amount_and_signature.must_read,
) {
  if (application.state !== 'agreement_signed' || investment.status === 're_signature_needed')
    return loadMustRead(db, product.id, language, ticked);
  const agreement = await loadEnvelope(db, investment.id);
  const documents = agreement ? await documentsReadFor(db, agreement.id) : [];
  return documents.map(({ document, file: { pages }, sha256 }) => documentToRead(document, pages, sha256));
}

/** Current versions that the applicant has not ticked. */
export async function unreadDocuments(db: Executor, row: ApplicationRow) {
  const ticked = row.application.values.amount_and_signature.must_read ?? [];
  const documents = await mustReadFor(db, row, row.account.preferredLanguage);
  return documents.filter(({ fileId }) => !ticked.includes(fileId));
}

/** `Supplement (version 2, effective June 1, 2026)` */
export const nameWithVersion = ({ name, version, effectiveDate }: DocumentToRead): Bilingual => ({
  en: `${name.en} (version ${version}, effective ${fullDate(effectiveDate, 'en')})`,
  'zh-CN': `${name['zh-CN']}（版本 ${version}，${fullDate(effectiveDate, 'zh-CN')}生效）`,
});

/**
 * Ticks documents before an agreement is signed again, when the application itself can no longer be changed.
 * @throws ApiError not_authorized_action, transition_refused, required_information_missing
 */
export const confirmReading = (
  services: Services,
  { investmentId, accountId, ticked }: { investmentId: string; accountId: string; ticked: readonly string[] },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, accountId, investmentId);
    if (row.investment.status !== 're_signature_needed') throw new ApiError('transition_refused');
    const { values } = row.application;
    const { must_read: before = [] } = values.amount_and_signature;
    const unread = (await unreadDocuments(tx, row)).map(({ fileId }) => fileId);
    const read = (await readToTheEnd(tx, accountId, unread)).filter((id) => ticked.includes(id));
    if (read.length < unread.length)
      throw new ApiError('required_information_missing', {
        problems: { must_read: { name: 'must_read_missing' } },
      });
    const amount_and_signature = { ...values.amount_and_signature, must_read: [...before, ...read] };
    await tx
      .update(applications)
      .set({ values: { ...values, amount_and_signature } })
      .where(eq(applications.investmentId, investmentId));
    await recordAct(tx, services.clock, {
      actor: `account:${accountId}`,
      act: 'application.read_again',
      object: `investment:${investmentId}`,
      detail: { files: read.join(' ') },
    });
  });

type DocumentToRead = ReturnType<typeof documentToRead>;

const documentToRead = (
  { fileId, name, version, effectiveDate }: CurrentDocument['document'],
  pages: number | null,
  sha256: string,
) => ({ fileId, name, version, effectiveDate, pages, sha256 });

export async function loadMustRead(
  db: Executor,
  productId: string,
  language: Language,
  ticked: readonly string[] = [],
) {
  const documents = pickByLanguage(await currentDocuments(db, productId), language, ticked);
  return documents
    .filter(({ document }) => document.mustRead)
    .map(({ document, pages, sha256 }) => documentToRead(document, pages, sha256));
}
