// A software security key by WebAuthn level 3: P-256 keys, "none" attestation, hand-written CBOR. Shares no code with the
// verification.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@quoin/contract';

type Creation = ReplyOf<'beginPasskey'>;
type Request = ReplyOf<'beginPasskeySignIn'>;

export interface Answering {
  origin?: string;
  /** User verification, by fingerprint or PIN. */
  verified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  userHandle = '';
  /** 0 if the key does not count, like synced passkeys. */
  counter = 0;

  constructor(private readonly origin: string) {}

  create({ challenge, rp, user }: Creation, { origin, verified }: Answering = {}) {
    this.userHandle = user.id;
    const authData = Buffer.concat([
      this.header(rp.id, verified, HAS_KEY),
      Buffer.alloc(16), // unknown model
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      coseKey(this.key.publicKey),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, origin),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['usb'],
      },
    } satisfies BodyOf<'addPasskey'>['credential'];
  }

  get({ challenge, rpId }: Request, { origin, verified }: Answering = {}) {
    const clientDataJSON = this.clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.header(rpId, verified);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
        ...(this.userHandle && { userHandle: this.userHandle }),
      },
    } satisfies BodyOf<'signInByPasskey'>['credential'];
  }

  private header(rpId: string, verified = true, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = PRESENT | (verified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flag]), counter]);
  }

  private clientData(type: string, challenge: string, origin = this.origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256
      ? Buffer.from([0x58, value.length])
      : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ]);

/** kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}
