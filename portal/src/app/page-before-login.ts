// The page a visitor wanted when the sign-in came in between; kept by the tab until the sign-in is done.
import { createPath, parsePath } from 'react-router-dom';

const STORED_AS = 'quoin.page_before_login';
const DEFAULT_PAGE = '/dashboard';

export function savePageBeforeLogin(path: string): void {
  try {
    window.sessionStorage.setItem(STORED_AS, path);
  } catch {
    // Storage is forbidden: after the sign-in the default page opens.
  }
}

/** Path and query below /go; asked once, then forgotten. */
export function takePageBeforeLogin(): string {
  try {
    const saved = window.sessionStorage.getItem(STORED_AS);
    window.sessionStorage.removeItem(STORED_AS);
    return saved?.startsWith('/') ? createPath(parsePath(saved)) : DEFAULT_PAGE;
  } catch {
    return DEFAULT_PAGE;
  }
}
