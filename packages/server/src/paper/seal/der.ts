// The few shapes of ASN.1's distinguished encoding (X.690) that a certificate is made of.

const node = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
};

function length(count: number): Buffer {
  if (count < 0x80) return Buffer.from([count]);
  const hex = count.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: Buffer[]): Buffer => node(0x30, ...parts);
export const set = (...parts: Buffer[]): Buffer => node(0x31, ...parts);
export const utf8 = (text: string): Buffer => node(0x0c, Buffer.from(text, 'utf8'));
export const octets = (bytes: Buffer): Buffer => node(0x04, bytes);
export const boolean = (value: boolean): Buffer => node(0x01, Buffer.from([value ? 0xff : 0]));
export const bits = (bytes: Buffer, unusedBits = 0): Buffer => node(0x03, Buffer.from([unusedBits]), bytes);
/** A context-specific, constructed element: `[tag] EXPLICIT`. */
export const explicit = (tag: number, part: Buffer): Buffer => node(0xa0 | tag, part);

/** A non-negative whole number, big end first. */
export const integer = (bytes: Buffer): Buffer =>
  node(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return node(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    bytes.unshift(0x80 | (left % 128));
  return bytes;
}

/** RFC 5280: UTCTime up to 2049, GeneralizedTime from 2050. */
export function time(instant: Date): Buffer {
  const text = instant.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return instant.getUTCFullYear() < 2050
    ? node(0x17, Buffer.from(`${text.slice(2)}Z`))
    : node(0x18, Buffer.from(`${text}Z`));
}
