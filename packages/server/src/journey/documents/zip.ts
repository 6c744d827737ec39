// A ZIP archive as a stream: one file after the other, stored as it is, since PDFs and photos are packed already.
export interface ZipEntry {
  /** Where it lies in the archive; as `archivePaths` gives it. */
  name: string;
  modifiedAt: Date;
  /** Of what `read` gives, where it is known before. */
  size?: number;
  read: () => Promise<Buffer>;
}

/** From here on an archive is written another way (ZIP64). */
const MOST_FILES = 65_535;
const MOST_BYTES = 2 ** 32 - 1;

/**
 * How long an archive of `zipOf` is: each file as it is, its name twice, and the records around them. Undefined where it
 * is more than the plain format holds. Source: PKWARE, APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16.
 */
export function archiveSize(entries: readonly { name: string; size: number }[]): number | undefined {
  const size = entries.reduce(
    (sum, entry) => sum + entry.size + 30 + 46 + 2 * Buffer.byteLength(entry.name),
    22,
  );
  return entries.length < MOST_FILES && size < MOST_BYTES ? size : undefined;
}

/**
 * The next file is read when those before it have gone out: the archive is never whole in memory, and who reads slowly or
 * goes away is not read ahead for. Archiver alone takes all that it is given.
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const { ZipArchive } = await import('archiver');
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
      const { name, modifiedAt, size, read } = next.value;
      const bytes = await read();
      // Whoever was told a length must not be sent another.
      if (size !== undefined && bytes.length !== size)
        throw new Error(`${name} has not the length on record`);
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
