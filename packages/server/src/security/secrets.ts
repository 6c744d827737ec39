// Secrets in links, cookies and text messages. Only digests are stored.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits in base64url. Store only its `sha256`. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Uniformly distributed decimal digits. */
export const newCode = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Keyed digest for secrets that are too short for a plain hash, such as six-digit codes, and for links that a job must
 * recompute. `purpose` gives each use different digests.
 */
export const keyedDigest = (key: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Constant-time comparison. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(sha256(a)), Buffer.from(sha256(b))];
  return timingSafeEqual(left, right);
}
