// Key and certificate that seal documents, from a setting or a file.
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SealIdentity {
  key: KeyObject;
  /** X.509 in DER. */
  certificate: Buffer;
}

/** Where to find the key and the certificate. */
export interface SealPlace {
  /** Private key and certificate, instead of the file. */
  pem: string | undefined;
  folder: string;
}

export const sealFile = (folder: string): string => join(folder, 'seal.pem');

/** @returns undefined if there is none yet @throws unless it is a key with its certificate */
export function loadConfiguredSeal({ pem, folder }: SealPlace): SealIdentity | undefined {
  return pem === undefined ? readSeal(sealFile(folder)) : parse(pem);
}

export const readSeal = (file: string): SealIdentity | undefined =>
  existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;

function parse(pem: string): SealIdentity {
  const certificate = new X509Certificate(pem);
  const key = createPrivateKey(pem);
  if (!certificate.checkPrivateKey(key)) throw new Error('the certificate does not match the key');
  if (!canSeal(key)) throw new UnfitSealKey();
  return { key, certificate: certificate.raw };
}

const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
const MIN_BITS = 2048;

/** Readers of PDF documents verify RSA and ECDSA on the curves of NIST. */
function canSeal({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject): boolean {
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails;
  return asymmetricKeyType === 'rsa' ? modulusLength >= MIN_BITS : CURVES.includes(namedCurve);
}

export class UnfitSealKey extends Error {
  override readonly name = 'UnfitSealKey';

  constructor() {
    super('it is of a kind that cannot seal documents: use EC P-256, P-384 or P-521, or RSA from 2048 bits');
  }
}
