// Who seals: a P-256 key and its self-signed certificate, made once and kept in a file only its owner can read.
import {
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@quoin/rules';
import { bits, boolean, explicit, integer, octets, oid, sequence, set, time, utf8 } from './der';

export interface SealIdentity {
  key: KeyObject;
  /** X.509 in DER. */
  certificate: Buffer;
}

const YEARS = 10;
const DAY = 86_400_000;

/** Reads the identity in `folder`, making it first where there is none. Two processes get the same one. */
export function sealIdentity(folder: string, now: Date): SealIdentity {
  const file = join(folder, 'seal.pem');
  return read(file) ?? make(folder, file, now);
}

function read(file: string): SealIdentity | undefined {
  if (!existsSync(file)) return undefined;
  const pem = readFileSync(file, 'utf8');
  return { key: createPrivateKey(pem), certificate: new X509Certificate(pem).raw };
}

function make(folder: string, file: string, now: Date): SealIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = selfSigned(privateKey, publicKey, now);
  const pem = `${String(privateKey.export({ type: 'pkcs8', format: 'pem' }))}${new X509Certificate(certificate).toString()}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, pem, { mode: 0o600 });
  try {
    linkSync(draft, file); // appears whole or not at all, and never replaces an identity that is there
  } catch (failure) {
    if (!existsSync(file)) throw failure; // else another process was first, and its identity is as good
  } finally {
    rmSync(draft);
  }
  return read(file) ?? make(folder, file, now);
}

const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

/** RFC 5280: version 3, for digital signatures that bind (digitalSignature and nonRepudiation), not for issuing others. */
function selfSigned(privateKey: KeyObject, publicKey: KeyObject, now: Date): Buffer {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const name = sequence(
    set(sequence(oid('2.5.4.10'), utf8(BRAND.operator.legalEntity))),
    set(sequence(oid('2.5.4.3'), utf8(`${BRAND.product} document seal`))),
  );
  const extensions = sequence(
    sequence(oid('2.5.29.19'), boolean(true), octets(sequence())),
    sequence(oid('2.5.29.15'), boolean(true), octets(bits(Buffer.from([0b1100_0000]), 6))),
  );
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now.getTime() - DAY)), time(until)),
    name,
    Buffer.from(publicKey.export({ type: 'spki', format: 'der' })),
    explicit(3, extensions),
  );
  return sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, privateKey)));
}
