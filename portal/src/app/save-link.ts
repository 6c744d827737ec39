/** Has the browser save what lies at an address. @param name empty: as whoever sends it calls it */
export function saveLink(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name; // an address that refuses is never shown in place of the page
  link.click();
}

/** Some browsers read what is saved only after the click, and ask the reader for a place first. */
const READ_BY_THEN_MS = 60_000;

/** Has the browser save what was made here. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN_MS);
}
