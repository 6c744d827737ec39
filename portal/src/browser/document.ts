/** False while public pages are prerendered at build: there is no document, session or storage. */
export const IS_BROWSER = typeof document !== 'undefined';

/** The CSP nonce that the server put in the page; undefined without a content security policy. */
export const cspNonce = (): string | undefined =>
  IS_BROWSER
    ? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
    : undefined;
