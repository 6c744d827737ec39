// A ZIP archive as a stream: one file after the other, stored as it is, since PDFs and photos are packed already.
// Source of the layout: PKWARE APPNOTE 6.3, sections 4.3 and 4.4.
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** Where it lies in the archive; as `archivePaths` gives it. */
  name: string;
  modifiedAt: Date;
  read: () => Promise<Buffer>;
}

const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
const STORED = 0;

/** Every file is read when its turn comes, so the archive is never whole in memory. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: path, modifiedAt, read } of entries) {
    const [bytes, name] = [await read(), Buffer.from(path)];
    const facts = factsOf(bytes, name, modifiedAt);
    const header = Buffer.concat([signature(0x04034b50), facts, name]);
    directory.push(directoryEntry(facts, name, offset));
    offset += header.length + bytes.length;
    yield header;
    yield bytes;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOfDirectory(entries.length, listed.length, offset);
}

/** What the header of a file and its entry in the directory have in common. */
function factsOf(bytes: Buffer, name: Buffer, modifiedAt: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt32LE(dosTime(modifiedAt), 6);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function directoryEntry(facts: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, facts, place, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** MS-DOS date and time, in steps of two seconds. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}

/**
 * Folders and name to a path. `a.pdf`, `a (2).pdf`: a second file of a name must not lie over the first, and no name leads
 * out of its folder.
 */
export function archivePaths(parts: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return parts.map((folders) => {
    const safe = folders.map((part) => part.replace(/[/\\]/g, '-').replace(/^\.+$/, '-')).join('/');
    let path = safe;
    for (let count = 2; taken.has(path); count += 1)
      path = safe.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);
    taken.add(path);
    return path;
  });
}
