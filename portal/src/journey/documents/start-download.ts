import { API_URL } from '../../api/base-url';
import { saveLink } from '../../browser/download';

/** Has the browser save what lies at an address of the API, which carries its own key. */
export const startDownload = (url: string): void => saveLink(new URL(url, API_URL).href);
