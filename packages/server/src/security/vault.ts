// AES-256-GCM envelope encryption of sensitive columns. Each value has a random data key, wrapped by the installation's
// key. A key rotation rewraps the data key without changing the value.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyRing, type KeyId, type VaultKeys } from '../shared/keys';

export interface Vault {
  /** Encrypts. `context` (see `sealedPlace`) binds the value to its record: copied to another, it can't be decrypted. */
  seal(plain: string, context: string): string;
  /** Decrypts. Throws if the value was changed, belongs to another record, or its key is missing. */
  open(sealed: string, context: string): string;
  /** Wraps the data key with the current key. Throws like `open`. */
  rewrap(sealed: string, context: string): string;
  currentKey: KeyId;
  /** Ids of all keys that decrypt, current key first. */
  keys: readonly KeyId[];
}

/** Kinds of records with encrypted values. */
export type SealedRecord =
  'investor' | 'bank_account' | 'brokerage_account' | 'application' | 'escrow_account' | 'former_address';

/** The `context` for encrypted values of a record. */
export const sealedPlace = (record: SealedRecord, id: string): string => `${record}:${id}`;

/** `v2.<key id>.<wrapped data key>.<value>`. The last two parts are `nonce.tag.body` in base64url. */
const VERSION = 'v2';
/** `v1.<value>`: values from before key rotation, encrypted directly with the installation's key. */
const FIRST_VERSION = 'v1';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

export function createVault(keys: VaultKeys): Vault {
  const { byId, current } = keyRing(keys);

  const wrapKey = (dataKey: Buffer, context: string): string[] => [
    VERSION,
    current.id,
    ...encrypt(current.key, dataKey, wrapContext(current.id, context)),
  ];

  const unwrapKey = (id: string, parts: readonly string[], context: string): Buffer => {
    const key = byId.get(id);
    if (!key) throw new Error(`sealed with the key ${id}, which is not given`);
    return decrypt(key, parts, wrapContext(id, context));
  };

  const seal: Vault['seal'] = (plain, context) => {
    const dataKey = randomBytes(KEY_BYTES);
    return [...wrapKey(dataKey, context), ...encrypt(dataKey, Buffer.from(plain), context)].join('.');
  };

  /** Tries all keys, because values of the first version do not name theirs. */
  const openFirst = (parts: readonly string[], context: string): string => {
    for (const key of byId.values()) {
      try {
        return decrypt(key, parts, context).toString();
      } catch {
        continue; // Encrypted with another key, or damaged.
      }
    }
    throw new Error('no key decrypts the value');
  };

  /** Also returns the data key, except for values of the first version. */
  const openSealed = (sealed: string, context: string): { plain: string; dataKey?: Buffer } => {
    const [version, ...parts] = sealed.split('.');
    if (version === FIRST_VERSION) return { plain: openFirst(parts, context) };
    const [id, ...sealedParts] = parts;
    if (version !== VERSION || id === undefined) throw new Error('not a sealed value');
    const dataKey = unwrapKey(id, sealedParts.slice(0, 3), context);
    return { plain: decrypt(dataKey, sealedParts.slice(3), context).toString(), dataKey };
  };

  return {
    currentKey: current.id,
    keys: [...byId.keys()],
    seal,
    open: (sealed, context) => openSealed(sealed, context).plain,
    rewrap(sealed, context) {
      const { plain, dataKey } = openSealed(sealed, context);
      if (!dataKey) return seal(plain, context);
      return [...wrapKey(dataKey, context), ...sealed.split('.').slice(-3)].join('.');
    },
  };
}

const wrapContext = (id: KeyId, context: string) => `${VERSION}.${id}.${context}`;

/** @returns nonce, tag and body */
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
