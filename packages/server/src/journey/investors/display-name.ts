/**
 * The name of an upload as we show it: the last part of a path, without control or direction-changing characters.
 * It is never used as a path. Empty names become `file`.
 */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean;
}
