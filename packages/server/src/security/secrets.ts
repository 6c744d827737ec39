// Secrets that go out by link, cookie or SMS: what is stored of them never gives them back.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. Stored as `sha256` of it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Decimal digits, each as likely as any other. */
export const newCode = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A keyed digest for what is too short to be stored as a plain hash (a code of six digits), and for links that a job
 * must be able to make again. `purpose` keeps one use from standing in for another.
 */
export const keyedDigest = (key: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Takes the same time wherever the texts differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(sha256(a)), Buffer.from(sha256(b))];
  return timingSafeEqual(left, right);
}
