// The server's cookies. All are HttpOnly and scoped to the path of their calls.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Cookie } from './handler';

export const COOKIES = {
  /** Refresh token of the session. */
  refresh: { name: 'quoin_refresh', path: '/api/auth' },
  /** Visit that was opened by an e-mailed link. */
  visit: { name: 'quoin_visit', path: '/api/v1/access' },
} as const;

export function cookie(
  which: keyof typeof COOKIES,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Cookie {
  const { name, path } = COOKIES[which];
  const options: CookieSerializeOptions = {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  };
  return {
    read: () => request.cookies[name],
    write: (value, expires) => void reply.setCookie(name, value, { ...options, expires }),
    clear: () => void reply.clearCookie(name, options),
  };
}
