/** Has the browser save what lies at an address. @param name empty: as whoever sends it calls it */
export function saveLink(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name; // an address that refuses is never shown in place of the page
  link.click();
}

/** Has the browser save a text of the page as a file. @param type its media type */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  saveLink(address, name);
  URL.revokeObjectURL(address);
}
