import { IS_BROWSER } from './is-browser';

/** The nonce that the server put into the page; undefined where it sends no content security policy. */
export const cspNonce = (): string | undefined =>
  IS_BROWSER
    ? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
    : undefined;
