/** False while public pages are prerendered at build: there is no document, session or storage. */
export const IS_BROWSER = typeof document !== 'undefined';
