/** Characters that a file system does not allow in names: Windows allows the fewest. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*]/gu;
/** Reserved device names, with any extension. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Joins folders and name to a safe, unique path: a repeated name becomes `a (2).pdf`, and no name leaves its folder.
 * Names are compared without case and Unicode form, as some file systems do.
 */
export function archivePaths(parts: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  /** The next number per name, so that thousands of equal names don't count from 2 each time. */
  const counts = new Map<string, number>();
  return parts.map((folders) => {
    const safe = folders.map(safeName).join('/');
    const counted = folded(safe);
    let path = safe;
    let count = counts.get(counted) ?? 1;
    while (taken.has(folded(path))) {
      count += 1;
      path = safe.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);
    }
    counts.set(counted, count);
    taken.add(folded(path));
    return path;
  });
}

const safeName = (part: string): string =>
  part
    .normalize('NFC')
    .replace(UNSAFE, '-')
    .replace(/^\.+$/, '-')
    .replace(/[. ]+$/, '')
    .replace(RESERVED, (name) => `${name}-`) || '-';

const folded = (path: string): string => path.toLowerCase();
