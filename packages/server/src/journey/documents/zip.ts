// A ZIP archive as a stream: one file after the other, stored as it is, since PDFs and photos are packed already.
import { ZipArchive } from 'archiver';

export interface ZipEntry {
  /** Where it lies in the archive; as `archivePaths` gives it. */
  name: string;
  modifiedAt: Date;
  read: () => Promise<Buffer>;
}

/**
 * The next file is read when those before it have gone out: the archive is never whole in memory, and who reads slowly or
 * goes away is not read ahead for. Archiver alone takes all that it is given.
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const archive = new ZipArchive({ store: true });
  const files = entries.values();
  let [given, sent, whole] = [0, 0, false];

  const feed = async () => {
    while (!whole && given <= sent) {
      const next = files.next();
      if (next.done) {
        whole = true;
        archive.finalize().catch(() => undefined); // the archive itself fails too
        return;
      }
      const { name, modifiedAt, read } = next.value;
      const bytes = await read();
      given += bytes.length;
      archive.append(bytes, { name, date: modifiedAt });
    }
  };

  await feed();
  for await (const part of archive as AsyncIterable<Uint8Array>) {
    yield part;
    sent += part.length;
    await feed();
  }
}
