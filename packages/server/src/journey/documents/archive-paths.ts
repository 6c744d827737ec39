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
