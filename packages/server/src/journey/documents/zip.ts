// A ZIP archive as a stream: one file after the other, stored as it is, since PDFs and photos are packed already.
import { once } from 'node:events';
import { ZipArchive } from 'archiver';

export interface ZipEntry {
  /** Where it lies in the archive; as `archivePaths` gives it. */
  name: string;
  modifiedAt: Date;
  read: () => Promise<Buffer>;
}

/** Every file is read when its turn comes, so the archive is never whole in memory. */
export function zipOf(entries: readonly ZipEntry[]): AsyncIterable<Uint8Array> {
  const archive = new ZipArchive({ store: true });
  void fill(archive, entries).catch((failure: Error) => archive.destroy(failure));
  return archive;
}

async function fill(archive: ZipArchive, entries: readonly ZipEntry[]): Promise<void> {
  for (const { name, modifiedAt, read } of entries) {
    const bytes = await read();
    const written = once(archive, 'entry');
    archive.append(bytes, { name, date: modifiedAt });
    await written;
  }
  await archive.finalize();
}
