import { randomBytes } from 'node:crypto';

/** 128 random bits, base64url: the id of every row. Never guessable, never in order, never read as a `-option`. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
