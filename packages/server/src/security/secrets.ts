// Secrets in links, cookies and SMS; the stored form does not reveal them.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. Stored as `sha256` of it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Uniformly distributed decimal digits. */
export const newCode = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A keyed digest for secrets too short for a plain hash (a code of six digits), and for links that a job must
 * recompute. `purpose` separates the uses.
 */
export const keyedDigest = (key: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Constant-time comparison. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(sha256(a)), Buffer.from(sha256(b))];
  return timingSafeEqual(left, right);
}
