// Tells the server that a session is over which the page has let go of already: its token is no longer in the cookie.
import { CALLS } from '@quoin/contract';
import { API_URL } from '../api/base-url';
import { askNewToken } from '../api/renew-token';
import { claimsOf } from '../session/token-cookie';

/** A late answer would take back the cookie of a sign-in that came after. */
const ANSWER_WITHIN_MS = 10_000;

/** Never throws: nobody waits for it. */
export async function endAtServer(token: string): Promise<void> {
  try {
    const living = (claimsOf(token)?.expire ?? 0) > Date.now() ? token : await askNewToken(token);
    if (!living) return;
    await fetch(`${API_URL}${CALLS.signOut.path}`, {
      method: CALLS.signOut.method,
      headers: { Authorization: `Bearer ${living}` },
      credentials: 'include',
      keepalive: true, // it arrives although its page is closed
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    // The server could not be told: the session ends by itself.
  }
}
