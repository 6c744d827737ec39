/** Downloads the file at an address. @param name empty: the name that the server sends */
export function saveLink(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name; // without it an error reply would replace the page
  link.click();
}

/** Some browsers read the blob only after the user has chosen a folder. */
const READ_BY_THEN_MS = 60_000;

/** Downloads a blob. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN_MS);
}
