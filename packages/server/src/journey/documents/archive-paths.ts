/** What some system does not take in a name: Windows takes the fewest. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*]/gu;
/** Devices of old, whatever ending follows. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Folders and name to a path. `a.pdf`, `a (2).pdf`: a second file of a name must not lie over the first, and no name leads
 * out of its folder. Systems that do not tell case or the spelling of an accent apart are thought of.
 */
export function archivePaths(parts: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  /** Where counting goes on: of thousands of one name none begins at 2. */
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
