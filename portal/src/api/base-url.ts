import { IS_BROWSER } from '../browser/document';
import { saveLink } from '../browser/download';

/** Absolute URL of the API without a trailing slash, configured in index.html. */
export const API_URL = IS_BROWSER ? configuredUrl() : 'https://nobody-asks-while-building.invalid';

function configuredUrl(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="quoin-api"]')?.content;
  return new URL(configured ?? '/api', window.location.origin).href.replace(/\/$/, '');
}

/** Downloads a file from an API URL that contains its own key. */
export const startDownload = (url: string): void => saveLink(new URL(url, API_URL).href);
