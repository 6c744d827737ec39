// Fakes the network in portal tests: records requests and answers in the shapes of the contract.
import { ERRORS, type ErrorName } from '@quoin/contract';

export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export type Answer =
  { status?: number; json?: unknown } | 'no network' | Promise<{ status?: number; json?: unknown }>;

/** Answers every request with the result of `handler`, and records the requests. */
export function answerWith(handler: (request: SentRequest) => Answer): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const seen = {
      method: request.method,
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    sent.push(seen);
    const answer = await handler(seen);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.json ?? {}, { status: answer.status ?? 200 });
  };
  return sent;
}

export const errorReply = (
  name: ErrorName,
  fields?: Record<string, string>,
  values?: Record<string, string | number | { at: string }>,
) => ({
  status: ERRORS[name].status,
  json: { code: ERRORS[name].code, message: name, request_id: 'request-1', fields, values },
});

/** The error of a lock or block that ends at 4:30 PM in New York. */
export const blocked = (name: ErrorName) =>
  errorReply(name, undefined, { until: { at: '2026-03-02T21:30:00Z' }, wait_seconds: 7200 });

/** The password is correct and a code was sent. */
export const TICKET = {
  step: 'two_step',
  ticket: 'ticket-1',
  masked_phone: '+1 ******0140',
  expire: '2030-01-01T00:00:00Z',
  resend_after_seconds: 60,
};

/** An unsigned token in the server's format. @param session id of the session, unchanged by renewals */
export function createToken(session: string, seconds = 900, email = 'morgan.reyes@example.com'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${part({ alg: 'none' })}.${part({ sub: email, sid: session, exp, n: Math.random() })}.`;
}
