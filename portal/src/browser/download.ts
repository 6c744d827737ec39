/** Downloads a file from a URL. @param name file name; empty for the name that the server sends */
export function saveLink(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name; // without it an error response would replace the page
  link.click();
}

/** Delay before the blob is released: some browsers read it only after the user has chosen a folder. */
const REVOKE_DELAY_MS = 60_000;

export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
