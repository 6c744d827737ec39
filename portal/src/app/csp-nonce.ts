import { IN_BROWSER } from './in-browser';

/** The nonce that the server put into the page; undefined where it sends no content security policy. */
export const cspNonce = (): string | undefined =>
  IN_BROWSER
    ? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
    : undefined;
