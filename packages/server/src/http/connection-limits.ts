// Limits that apply before a request is parsed: per connection, per address and in total. Also replies to malformed
// requests.
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorName } from '@quoin/contract';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { getNetwork } from '../security/rate-limits';
import { errorCode } from '../shared/errors';
import { newId } from '../shared/new-id';
import { errorReply } from './error-replies';
import { getLanguage } from './request-headers';

const KILOBYTE = 1024;

export const CONNECTION_LIMITS = {
  bodyLimit: 256 * KILOBYTE,
  /** Allows a phone to upload ten megabytes at one megabit per second. */
  requestTimeout: 90_000,
  /** Longer than the idle timeout of load balancers, so that the server never closes a connection first. */
  keepAliveTimeout: 75_000,
  /** The server then closes the connection. Also limits pipelining. */
  maxRequestsPerSocket: 1000,
  http: {
    maxHeaderSize: 16 * KILOBYTE,
    /** Counts from the first byte, or from the opening of a connection that sends nothing. */
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2000,
  },
  forceCloseConnections: 'idle',
  /** Still answers requests that arrive on open connections during shutdown. */
  return503OnClosing: false,
  clientErrorHandler: (failure, socket) => replyToClientError(failure, socket),
} as const satisfies FastifyHttpOptions<Server>;

/** Maximum share of connections per address. Not applied behind a proxy, where all connections have its address. */
const MAX_SHARE_PER_ADDRESS = 1 / 4;

export function limitConnections({ server }: FastifyInstance, { maxConnections, trustProxy }: Config): void {
  server.maxConnections = maxConnections;
  if (trustProxy > 0) return;
  const max = Math.ceil(maxConnections * MAX_SHARE_PER_ADDRESS);
  const connections = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress ?? '');
    const count = (connections.get(address) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    connections.set(address, count);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left === 0) connections.delete(address);
      else connections.set(address, left);
    });
  });
}

/** By error code of Node.js. All others mean that the request is not HTTP. */
const ERROR_NAMES: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

function replyToClientError(failure: Error, socket: Socket): void {
  const code = errorCode(failure) ?? '';
  if (code !== 'ECONNRESET' && socket.writable) {
    const read = 'rawPacket' in failure && Buffer.isBuffer(failure.rawPacket) ? failure.rawPacket : '';
    const wish = /\r\naccept-language:([^\r\n]*)/i.exec(read.toString('latin1'));
    socket.write(getMessage(ERROR_NAMES[code] ?? 'request_unreadable', wish?.[1]));
  }
  socket.destroy();
}

function getMessage(error: ErrorName, acceptLanguage: string | undefined): string {
  const { status } = ERRORS[error];
  const body = JSON.stringify(errorReply({ error }, getLanguage(acceptLanguage), newId()));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
