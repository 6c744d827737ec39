/** Characters that are not allowed in file names on Windows, the strictest system. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*]/gu;
/** Reserved device names, with any extension. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Joins folders and name to a safe, unique path: numbers repeated names like `a (2).pdf`, keeps names inside their folder,
 * and shortens long ones. Ignores case and Unicode form when comparing, as some file systems do.
 */
export function archivePaths(parts: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  /** Next number per name, so that thousands of equal names are not counted from 2 each time. */
  const counts = new Map<string, number>();
  return parts.map((folders) => {
    const safe = folders.map(safeName).join('/');
    const counted = foldPath(safe);
    let path = safe;
    let count = counts.get(counted) ?? 1;
    while (taken.has(foldPath(path))) {
      count += 1;
      path = safe.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);
    }
    counts.set(counted, count);
    taken.add(foldPath(path));
    return path;
  });
}

const safeName = (part: string): string =>
  shortenName(
    part
      .normalize('NFC')
      .replace(UNSAFE, '-')
      .replace(/^\.+$/, '-')
      .replace(/(?<![. ])[. ]+$/, '')
      .replace(RESERVED, (name) => `${name}-`),
  ) || '-';

/** Most file systems allow 255 bytes. The difference is for ` (2)`. */
const MAX_BYTES = 240;

/** Cuts before the extension. A Chinese character has three bytes. */
function shortenName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_BYTES) return name;
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? [];
  let bytes = Buffer.byteLength(ending);
  let start = '';
  for (const { segment } of GRAPHEMES.segment(name.slice(0, name.length - ending.length))) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_BYTES) break;
    start += segment;
  }
  return `${start.trimEnd()}${ending}`;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

const foldPath = (path: string): string => path.toLowerCase();
