// AES-256-GCM for what must not be readable in a copy of the database.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Vault {
  /** `context` binds the value to its place (as `investor:<id>`): moved elsewhere it does not open. */
  seal(plain: string, context: string): string;
  /** Throws if the value was changed or belongs to another place. */
  open(sealed: string, context: string): string;
}

const VERSION = 'v1';

/** @param key 32 bytes */
export function createVault(key: Buffer): Vault {
  return {
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        VERSION,
        nonce.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
        body.toString('base64url'),
      ].join('.');
    },
    open(sealed, context) {
      const [version, nonce, tag, body] = sealed.split('.');
      if (version !== VERSION || !nonce || !tag || body === undefined) throw new Error('not a sealed value');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
