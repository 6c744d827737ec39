// A ZIP archive as a stream, without compression, since PDFs and photos are compressed already.
export interface ZipEntry {
  /** Path in the archive, from `archivePaths`. */
  name: string;
  modifiedAt: Date;
  /** Number of bytes, if known. */
  size?: number;
  read: () => Promise<Buffer>;
}

/** Above this limit the format is ZIP64. */
const MOST_FILES = 65_535;
const MOST_BYTES = 2 ** 32 - 1;

/**
 * Size of an archive of `zipOf`: the files, each name twice, and the records. Undefined above the limit of the plain
 * format. Source: PKWARE, APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16.
 */
export function archiveSize(entries: readonly { name: string; size: number }[]): number | undefined {
  const size = entries.reduce(
    (sum, entry) => sum + entry.size + 30 + 46 + 2 * Buffer.byteLength(entry.name),
    22,
  );
  return entries.length < MOST_FILES && size < MOST_BYTES ? size : undefined;
}

/**
 * Reads each file after the ones before it are sent, so that memory is bounded and a slow or disconnected client
 * causes no reads. Archiver alone would buffer everything.
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
        archive.finalize().catch(() => undefined); // The archive fails with the same error.
        return;
      }
      const { name, modifiedAt, size, read } = next.value;
      const bytes = await read();
      // The length must match the header that was sent.
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
