// The second half of a session: never readable by scripts, and sent to the calls below /api/auth only.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { RefreshCookie } from './handler';

const NAME = 'quoin_refresh';

export function refreshCookie(request: FastifyRequest, reply: FastifyReply, config: Config): RefreshCookie {
  const options: CookieSerializeOptions = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  };
  return {
    read: () => request.cookies[NAME],
    write: (value, expires) => void reply.setCookie(NAME, value, { ...options, expires }),
    clear: () => void reply.clearCookie(NAME, options),
  };
}
