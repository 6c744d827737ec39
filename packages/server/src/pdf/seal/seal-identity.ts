// P-256 key and self-signed certificate of the seal: configured, or created once and stored in a file that only its owner
// can read.
import { KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import { BRAND } from '@quoin/rules';
import { DAY_MS } from '../../shared/clock';
import { writeOnce } from '../../shared/keys';
import { givenSeal, readSeal, sealFile, type SealIdentity, type SealPlace } from '../../shared/seal-key';

const YEARS = 10;

/** Reads the identity, or creates it in the folder. Concurrent processes get the same identity. */
export const sealIdentity = async (place: SealPlace, now: Date): Promise<SealIdentity> =>
  givenSeal(place) ?? (await make(sealFile(place.folder), now));

async function make(file: string, now: Date): Promise<SealIdentity> {
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const privateKey = KeyObject.from(keys.privateKey);
  const certificate = await selfSigned(keys, now);
  const pem = `${String(privateKey.export({ type: 'pkcs8', format: 'pem' }))}${certificate.toString()}`;
  writeOnce(file, pem);
  return readSeal(file) ?? (await make(file, now));
}

/** X.509 version 3 (RFC 5280) for digital signatures (digitalSignature, nonRepudiation), not for issuing certificates. */
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
