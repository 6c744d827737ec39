// Ends a session on the server after its token has been removed from the cookie.
import { CALLS } from '@quoin/contract';
import { API_URL } from './base-url';
import { askNewToken } from './renew-token';
import { claimsOf } from '../browser/token-cookie';

/** A later reply would clear the cookie of a newer sign-in. */
const ANSWER_WITHIN_MS = 10_000;

/** Never rejects: no caller waits for it. */
export async function revokeSession(token: string): Promise<void> {
  try {
    const living = (claimsOf(token)?.expire ?? 0) > Date.now() ? token : await askNewToken(token);
    if (!living) return;
    await fetch(`${API_URL}${CALLS.signOut.path}`, {
      method: CALLS.signOut.method,
      headers: { Authorization: `Bearer ${living}` },
      credentials: 'include',
      keepalive: true, // the request continues after the page is closed
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    // The request failed: the session expires by itself.
  }
}
