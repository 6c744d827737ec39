// Compresses long responses for clients that accept it.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** In order of preference. Favours speed over size, because every response is compressed separately. */
const ENCODINGS = {
  br: (bytes: Buffer | string) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer | string) => promisify(gzip)(bytes, { level: 5 }),
} as const;

type Encoding = keyof typeof ENCODINGS;

/** Smaller responses fit into the initial TCP window uncompressed. */
const MIN_BYTES = 14_000;

/** @param accepted the header Accept-Encoding */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined => {
  const offered = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.replace(/;.*/, ''));
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
};

export const compressBytes = (encoding: Encoding, bytes: Buffer | string): Promise<Buffer> =>
  ENCODINGS[encoding](bytes);

/** Safe from BREACH: the bearer token is in a header that other sites cannot make a browser send. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const long = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '';
    if (Buffer.byteLength(long) < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return compressBytes(encoding, long);
  });
}
