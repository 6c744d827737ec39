// Sends one row of the contract, and renews the session when its token has expired.
import { CALLS, type CallName, type CallRow } from '@quoin/contract';
import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { SERVER_TIME_HEADER, setServerTime } from '../browser/server-time';
import { selectLanguage } from '../i18n/language-slice';
import { endSession, signInNeeded } from '../session/session-slice';
import { getClaims, readToken } from '../browser/token-cookie';
import { API_URL } from './base-url';
import { NETWORK_ERROR, toCallError, type CallError } from './call-error';
import { renewToken } from './renew-token';

export interface SentCall {
  name: CallName;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Access code of an identity check, for a row with a `proof`. */
  accessCode?: string | undefined;
  /** Idempotency-Key of a row that is `once`. */
  key?: string;
}

const REQUEST_TIMEOUT_MS = 30_000;
const USER_AUTHENTICATION_FAILED = 1111; // a 401 about a wrong password or code, not about the session
const NOT_SIGNED_IN = 1006;

const send = fetchBaseQuery({ baseUrl: API_URL, credentials: 'include', timeout: REQUEST_TIMEOUT_MS });

export const baseQuery: BaseQueryFn<SentCall, unknown, CallError> = async (call, api) => {
  const row: CallRow = CALLS[call.name];
  // Reading cookies blocks on another browser process, so the token is read once.
  let token = readToken();
  const claims = getClaims(token);
  const epoch = claims?.epoch;
  if (!row.unattended && (claims?.expire ?? Infinity) <= Date.now()) {
    const failure = await renewOrEnd(token, epoch, api, row);
    if (failure) return { error: failure };
    token = readToken();
  }
  const first = await sendOnce(call, row, token, api);
  if (!first.error) return first;
  if (first.error.code === NOT_SIGNED_IN && token === undefined) api.dispatch(signInNeeded());
  const mayRenew =
    first.error.status === 401 &&
    first.error.code !== USER_AUTHENTICATION_FAILED &&
    row.who === 'investor' &&
    token !== undefined;
  if (!mayRenew || epoch !== getClaims(readToken())?.epoch) return first;
  const failure = await renewOrEnd(token, epoch, api, row);
  return failure ? { error: failure } : sendOnce(call, row, readToken(), api);
};

/** Undefined if the call may continue: with a new token, or as a visitor if the row allows that. */
async function renewOrEnd(
  stale: string | undefined,
  epoch: string | undefined,
  api: BaseQueryApi,
  row: CallRow,
): Promise<CallError | undefined> {
  if (stale === undefined) return undefined;
  const renewal = await renewToken(stale);
  if (renewal === 'no_answer') return row.who === 'anyone' ? undefined : NETWORK_ERROR;
  const current = getClaims(readToken())?.epoch;
  if (renewal === 'refused' && current === epoch) api.dispatch(endSession('refused'));
  return current === epoch && renewal === 'kept' ? undefined : sessionExpiredError(row);
}

/** Never repeats a call of an ended session in a new one. */
const sessionExpiredError = (row: CallRow): CallError | undefined =>
  row.who === 'anyone' ? undefined : { ...NETWORK_ERROR, status: 401, code: 1007, name: 'session_expired' };

async function sendOnce(call: SentCall, row: CallRow, token: string | undefined, api: BaseQueryApi) {
  const headers: Record<string, string> = { 'Accept-Language': getLanguage(api) };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (call.accessCode !== undefined) headers['Access-Code'] = call.accessCode;
  if (call.key !== undefined) headers['Idempotency-Key'] = call.key;
  const request = {
    url: getPath(row, call.params),
    method: row.method,
    params: call.query,
    body: call.body,
    headers,
    keepalive: row.method !== 'GET', // the request completes even if the page is closed
  };
  const { data, error, meta } = await send(request, api, {});
  setServerTime(meta?.response?.headers.get(SERVER_TIME_HEADER));
  return error ? { error: toCallError(error) } : { data };
}

const getPath = (row: CallRow, params: Record<string, unknown> = {}) =>
  row.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));

const getLanguage = (api: BaseQueryApi) =>
  selectLanguage(api.getState() as Parameters<typeof selectLanguage>[0]); // RTK Query does not know the store's type
