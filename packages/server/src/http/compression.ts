// Long replies go out smaller, to callers that can read them so.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Each reply is compressed anew: fast, not small. The best comes first. */
const ENCODINGS = {
  br: (bytes: Buffer | string) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer | string) => promisify(gzip)(bytes, { level: 5 }),
} as const;

type Encoding = keyof typeof ENCODINGS;

/** What is shorter goes out in one flight of packets as it is. */
const LEAST_BYTES = 14_000;

/** @param accepted the header Accept-Encoding */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined => {
  const offered = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.replace(/;.*/, ''));
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
};

export const compressed = (encoding: Encoding, bytes: Buffer | string): Promise<Buffer> =>
  ENCODINGS[encoding](bytes);

/** The JSON of all calls. Who may read one shows a token in a header, which no other site can make a browser send. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const long = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '';
    if (Buffer.byteLength(long) < LEAST_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return compressed(encoding, long);
  });
}
