// One small PDF whose bytes all seeded files share.
import { fileDigest } from '../../src/journey/documents';
import { renderDocument } from '../../src/pdf';
import type { Services } from '../../src/services';

const STORE_KEY = 'files/seeded-at-scale';

export type StoredBytes = Awaited<ReturnType<typeof storeBytes>>;

/** The columns of `files` that describe the bytes. */
export async function storeBytes({ fileStore }: Services, date: string) {
  const { bytes, pages } = await renderDocument({
    title: 'A synthetic document',
    subtitle: 'Made to measure by',
    language: 'en',
    date,
    footer: 'Synthetic; it states nothing about anyone.',
    sections: [{ heading: 'Synthetic', paragraphs: ['This page stands in for a document of an investor.'] }],
  });
  await fileStore.put(STORE_KEY, bytes);
  return {
    storeKey: STORE_KEY,
    contentType: 'application/pdf',
    size: bytes.length,
    sha256: fileDigest(bytes),
    pages,
  };
}
