// Ends a session on the server after its token has been removed from the cookie.
import { CALLS } from '@quoin/contract';
import { API_URL } from './base-url';
import { askNewToken } from './renew-token';
import { getClaims } from '../browser/token-cookie';

/** Timeout: a later response would clear the cookie of a newer sign-in. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Never rejects, because no caller awaits it. */
export async function revokeSession(token: string): Promise<void> {
  try {
    const validToken = (getClaims(token)?.expire ?? 0) > Date.now() ? token : await askNewToken(token);
    if (!validToken) return;
    await fetch(`${API_URL}${CALLS.signOut.path}`, {
      method: CALLS.signOut.method,
      headers: { Authorization: `Bearer ${validToken}` },
      credentials: 'include',
      keepalive: true, // the request continues after the page is closed
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    // The request failed: the session expires by itself.
  }
}
