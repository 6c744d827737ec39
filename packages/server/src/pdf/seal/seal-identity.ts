// The seal's P-256 key and its self-signed certificate, created once and stored in a file that only its owner can
// read.
import { createPrivateKey, KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@quoin/rules';
import { DAY_MS } from '../../shared/clock';
import { writeOnce } from '../../shared/keys';

export interface SealIdentity {
  key: KeyObject;
  /** X.509 in DER. */
  certificate: Buffer;
}

const YEARS = 10;

/** Reads the identity in `folder`, or creates it. Concurrent processes get the same one. */
export async function sealIdentity(folder: string, now: Date): Promise<SealIdentity> {
  const file = join(folder, 'seal.pem');
  return read(file) ?? (await make(file, now));
}

function read(file: string): SealIdentity | undefined {
  if (!existsSync(file)) return undefined;
  const pem = readFileSync(file, 'utf8');
  return { key: createPrivateKey(pem), certificate: new X509Certificate(pem).raw };
}

async function make(file: string, now: Date): Promise<SealIdentity> {
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const privateKey = KeyObject.from(keys.privateKey);
  const certificate = await selfSigned(keys, now);
  const pem = `${String(privateKey.export({ type: 'pkcs8', format: 'pem' }))}${certificate.toString()}`;
  writeOnce(file, pem);
  return read(file) ?? (await make(file, now));
}

/** RFC 5280: version 3, for digital signatures (digitalSignature and nonRepudiation), not for issuing certificates. */
async function selfSigned(keys: CryptoKeyPair, now: Date): Promise<X509Certificate> {
  await import('reflect-metadata'); // Required by @peculiar/x509.
  const { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } =
    await import('@peculiar/x509');
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ O: [BRAND.operator.legalEntity] }, { CN: [`${BRAND.product} document seal`] }],
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter,
    keys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
    ],
  });
  return new X509Certificate(Buffer.from(certificate.rawData));
}
