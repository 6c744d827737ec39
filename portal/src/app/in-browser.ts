/** False while public pages are rendered at build: there is no document, nobody is signed in, nothing is remembered. */
export const IN_BROWSER = typeof document !== 'undefined';
