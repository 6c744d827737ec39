// Streams a ZIP archive without compression, because PDFs and photos are already compressed.
export interface ZipEntry {
  /** Path in the archive, from `archivePaths`. */
  name: string;
  modifiedAt: Date;
  /** Size in bytes, if known. */
  size?: number;
  read: () => Promise<Buffer>;
}

/** Archives with more files need ZIP64. */
const MAX_FILES = 65_535;
const MAX_BYTES = 2 ** 32 - 1;

/**
 * Size of an archive of `createZip`: the files, each name twice, and the records. Undefined if it needs ZIP64. Source: PKWARE,
 * APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16.
 */
export function archiveSize(entries: readonly { name: string; size: number }[]): number | undefined {
  const size = entries.reduce(
    (sum, entry) => sum + entry.size + 30 + 46 + 2 * Buffer.byteLength(entry.name),
    22,
  );
  return entries.length < MAX_FILES && size < MAX_BYTES ? size : undefined;
}

/**
 * Reads each file only after the previous ones are sent, to bound memory and to stop reading for a slow or disconnected
 * client. Archiver alone would buffer everything.
 */
export async function* createZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const { ZipArchive } = await import('archiver');
  const archive = new ZipArchive({ store: true });
  const files = entries.values();
  let [given, sent, whole] = [0, 0, false];

  const feed = async () => {
    while (!whole && given <= sent) {
      const next = files.next();
      if (next.done) {
        whole = true;
        archive.finalize().catch(() => undefined); // The archive stream emits the same error.
        return;
      }
      const { name, modifiedAt, size, read } = next.value;
      const bytes = await read();
      // The length must match the header that was sent.
      if (size !== undefined && bytes.length !== size)
        throw new Error(`${name} does not have the recorded length`);
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
