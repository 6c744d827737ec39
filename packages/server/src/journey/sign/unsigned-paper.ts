import type { Services } from '../../services';
import { fileDigest } from '../documents';
import { readFile, type EnvelopeRow } from './store';

/** The paper that is read and signed, byte for byte as it was made. */
export async function unsignedPaper({ db, fileStore }: Services, envelope: EnvelopeRow) {
  const file = await readFile(db, envelope.unsignedFileId);
  if (!file) throw new Error('an envelope without its paper');
  const bytes = await fileStore.get(file.storeKey);
  if (fileDigest(bytes) !== file.sha256) throw new Error('the stored paper is not the one that was read');
  const { name, sha256, pages } = file;
  return { name, sha256, pages: pages ?? 1, bytes };
}
