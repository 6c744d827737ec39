// AES-256-GCM encryption of sensitive columns. Each value has a random data key, which the installation's key wraps;
// a key rotation wraps it again without changing the value.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyRing, type KeyId, type VaultKeys } from '../shared/keys';

export interface Vault {
  /** `context` binds the value to its place (see `sealedPlace`): in another place it can't be decrypted. */
  seal(plain: string, context: string): string;
  /** Throws if the value was changed, belongs to another place, or its key is missing. */
  open(sealed: string, context: string): string;
  /** Wraps the same value with the current key; throws like `open`. */
  rewrap(sealed: string, context: string): string;
  /** The key that encrypts. */
  currentKey: KeyId;
  /** All keys that decrypt, the current one first. */
  keys: readonly KeyId[];
}

/** Kinds of records with encrypted values. */
export type SealedRecord =
  'investor' | 'bank_account' | 'brokerage_account' | 'application' | 'escrow_account';

/** The context of a record's encrypted values. */
export const sealedPlace = (record: SealedRecord, id: string): string => `${record}:${id}`;

/** `v2.<key id>.<wrapped data key>.<value>`, each of the last two as `nonce.tag.body` in base64url. */
const VERSION = 'v2';
/** `v1.<value>`: encrypted with the installation's key directly, from before key rotation. */
const FIRST_VERSION = 'v1';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

export function createVault(keys: VaultKeys): Vault {
  const { byId, current } = keyRing(keys);

  const wrapped = (dataKey: Buffer, context: string): string[] => [
    VERSION,
    current.id,
    ...encrypt(current.key, dataKey, wrapContext(current.id, context)),
  ];

  const unwrapped = (id: string, parts: readonly string[], context: string): Buffer => {
    const key = byId.get(id);
    if (!key) throw new Error(`sealed with the key ${id}, which is not given`);
    return decrypt(key, parts, wrapContext(id, context));
  };

  const seal: Vault['seal'] = (plain, context) => {
    const dataKey = randomBytes(KEY_BYTES);
    return [...wrapped(dataKey, context), ...encrypt(dataKey, Buffer.from(plain), context)].join('.');
  };

  /** A value of the first version does not name its key. */
  const openFirst = (parts: readonly string[], context: string): string => {
    for (const key of byId.values()) {
      try {
        return decrypt(key, parts, context).toString();
      } catch {
        continue; // Encrypted with another key, or damaged.
      }
    }
    throw new Error('no key opens it');
  };

  /** Includes the data key, unless it is of the first version. */
  const opened = (sealed: string, context: string): { plain: string; dataKey?: Buffer } => {
    const [version, ...parts] = sealed.split('.');
    if (version === FIRST_VERSION) return { plain: openFirst(parts, context) };
    const [id, ...sealedParts] = parts;
    if (version !== VERSION || id === undefined) throw new Error('not a sealed value');
    const dataKey = unwrapped(id, sealedParts.slice(0, 3), context);
    return { plain: decrypt(dataKey, sealedParts.slice(3), context).toString(), dataKey };
  };

  return {
    currentKey: current.id,
    keys: [...byId.keys()],
    seal,
    open: (sealed, context) => opened(sealed, context).plain,
    rewrap(sealed, context) {
      const { plain, dataKey } = opened(sealed, context);
      if (!dataKey) return seal(plain, context);
      return [...wrapped(dataKey, context), ...sealed.split('.').slice(-3)].join('.');
    },
  };
}

const wrapContext = (id: KeyId, context: string) => `${VERSION}.${id}.${context}`;

/** Nonce, tag and body. */
function encrypt(key: Buffer, plain: Buffer, context: string): string[] {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
}

function decrypt(key: Buffer, parts: readonly string[], context: string): Buffer {
  const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !body || parts.length !== 3) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
