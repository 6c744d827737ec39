// Seals a finished PDF: a PAdES signature (ETSI.CAdES.detached) over the whole file.
import { sign } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { BRAND } from '@quoin/rules';
import type { SealIdentity } from '../../shared/seal-key';

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
