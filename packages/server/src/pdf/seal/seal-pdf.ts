// Seals a finished PDF: a PAdES signature (ETSI.CAdES.detached) over the whole file.
import type { Signer } from '@libpdf/core';
import { BRAND } from '@quoin/rules';
import { KeyObject, sign, webcrypto, X509Certificate } from 'node:crypto';
import { DAY_MS } from '../../shared/clock';
import { writeOnce } from '../../shared/keys';
import {
  loadConfiguredSeal,
  readSeal,
  sealFile,
  type SealIdentity,
  type SealPlace,
} from '../../shared/seal-key';

interface Seal {
  /** Must be unique in the document. */
  fieldName: string;
  reason: string;
  /** A PDF whose pages are appended before it is sealed. */
  appended?: Buffer;
}

/** Seals the file. Any later change breaks the seal, so stamp the document first. */
export const sealPdf = (bytes: Buffer, identity: SealIdentity, sealedAt: Date): Promise<Buffer> =>
  seal(bytes, identity, sealedAt, { fieldName: 'seal', reason: `Signed and sealed on ${BRAND.product}` });

/** Appends the pages of the acceptance and a second seal as an incremental update, so that the first seal stays valid. */
export const countersignPdf = (
  sealed: Buffer,
  acceptance: Buffer,
  identity: SealIdentity,
  sealedAt: Date,
): Promise<Buffer> =>
  seal(sealed, identity, sealedAt, {
    fieldName: 'countersignature',
    reason: `Countersigned on ${BRAND.product}`,
    appended: acceptance,
  });

async function seal(
  bytes: Buffer,
  { key, certificate }: SealIdentity,
  sealedAt: Date,
  { fieldName, reason, appended }: Seal,
): Promise<Buffer> {
  const signer: Signer = {
    certificate,
    ...(key.asymmetricKeyType === 'rsa'
      ? { keyType: 'RSA', signatureAlgorithm: 'RSASSA-PKCS1-v1_5' }
      : { keyType: 'EC', signatureAlgorithm: 'ECDSA' }),
    sign: async (data) => sign('sha256', data, { key, dsaEncoding: 'der' }),
  };
  const { PDF } = await import('@libpdf/core'); // Loaded lazily.
  const pdf = await PDF.load(bytes);
  if (appended) {
    const source = await PDF.load(appended);
    const added = await pdf.copyPagesFrom(
      source,
      source.getPages().map((_page, index) => index),
    );
    // These keys refer to the structure tree of the other document.
    for (const page of added) page.dict.delete('StructParents');
  }
  const sealed = await pdf.sign({
    signer,
    digestAlgorithm: 'SHA-256',
    fieldName,
    reason,
    location: 'New York',
    signingTime: sealedAt,
  });
  return Buffer.from(sealed.bytes);
}

// P-256 key and self-signed certificate of the seal: configured, or created once and stored in a file that only its owner
// can read.
const YEARS = 10;

/** Reads the identity, or creates it in the folder. Concurrent processes get the same identity. */
export const sealIdentity = async (place: SealPlace, now: Date): Promise<SealIdentity> =>
  loadConfiguredSeal(place) ?? (await make(sealFile(place.folder), now));

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
