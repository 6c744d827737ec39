// Verifies an archive: every file against the list of hashes, every receipt against its own hash. Only the server can
// confirm that the list is authentic.
import { auditLinkText, type AuditLink } from '@quoin/rules';

export type Fault = 'unreadable' | 'incomplete' | 'changed' | 'receipt';

export type ArchiveCheck =
  | { whole: true; files: number; receipts: number; sums: string }
  /** @property path of the first invalid file */
  | { whole: false; fault: Fault; path?: string };

const CHECKSUM_FILE = 'SHA256SUMS';
const RECEIPTS = 'receipts.json';

/** @param bytes of the ZIP archive */
export async function checkArchive(bytes: Uint8Array): Promise<ArchiveCheck> {
  const { unzipSync } = await import('fflate');
  let files: Record<string, Uint8Array>;
  try {
    files = withoutFolders(unzipSync(bytes));
  } catch {
    return { whole: false, fault: 'unreadable' };
  }
  const sums = files[CHECKSUM_FILE];
  if (!sums || !files[RECEIPTS]) return { whole: false, fault: 'unreadable' };
  const listed = getLines(readText(sums));
  const extra = Object.keys(files).find((path) => path !== CHECKSUM_FILE && !listed.has(path));
  if (extra !== undefined) return { whole: false, fault: 'incomplete', path: extra };
  for (const [path, expected] of listed) {
    const file = files[path];
    if (!file) return { whole: false, fault: 'incomplete', path };
    if ((await hashBytes(file)) !== expected) return { whole: false, fault: 'changed', path };
  }
  const receipts = getReceipts(readText(files[RECEIPTS]));
  if (!receipts) return { whole: false, fault: 'unreadable' };
  for (const receipt of receipts) {
    const expected = await hashBytes(new TextEncoder().encode(auditLinkText(receipt.previous, receipt)));
    if (expected !== receipt.hash)
      return { whole: false, fault: 'receipt', path: `${RECEIPTS} ${receipt.position}` };
  }
  return { whole: true, files: listed.size, receipts: receipts.length, sums: await hashBytes(sums) };
}

/** Files that macOS and Windows add: a metadata folder, and files in each folder. */
const SYSTEM_FILE = /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Tools that zip the files again add folder entries and a folder around all files. PowerShell writes backslashes, and macOS
 * decomposes accented letters.
 */
function withoutFolders(entries: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const files = Object.entries(entries)
    .map(([path, content]) => [path.replaceAll('\\', '/').normalize(), content] as const)
    .filter(([path, content]) => !(path.endsWith('/') && content.length === 0) && !SYSTEM_FILE.test(path));
  const root =
    files.find(([path]) => path.endsWith(`/${CHECKSUM_FILE}`))?.[0].slice(0, -CHECKSUM_FILE.length) ?? '';
  const isAround = files.every(([path]) => path.startsWith(root));
  return Object.fromEntries(
    isAround ? files.map(([path, content]) => [path.slice(root.length), content]) : files,
  );
}

interface Receipt extends AuditLink {
  previous: string;
  hash: string;
}

/** Undefined if the text is not a list. */
function getReceipts(text: string): Receipt[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? (read as Receipt[]) : undefined; // a missing field changes the hash
  } catch {
    return undefined;
  }
}

/** Hash by path. */
const getLines = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66).normalize(), line.slice(0, 64)]),
  );

const readText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function hashBytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
