import { API_URL } from '../../api/base-url';

/** Has the browser save what lies at an address of the API, which carries its own key. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = new URL(url, API_URL).href;
  link.download = ''; // the server names the file; an address that refuses is never shown in place of the page
  link.click();
}
