const configured = document.querySelector<HTMLMetaElement>('meta[name="quoin-api"]')?.content;

/** Absolute address of the API, without a slash at its end; configured in index.html. */
export const API_URL = new URL(configured ?? '/api', window.location.origin).href.replace(/\/$/, '');
