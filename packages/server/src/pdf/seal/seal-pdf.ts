// Seals a finished PDF: a PAdES signature (ETSI.CAdES.detached) over the whole file.
import { sign } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { BRAND } from '@quoin/rules';
import type { SealIdentity } from './seal-identity';

/** Any later change breaks the seal, so stamp first. */
export async function sealPdf(
  bytes: Buffer,
  { key, certificate }: SealIdentity,
  sealedAt: Date,
): Promise<Buffer> {
  const signer: Signer = {
    certificate,
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data) => sign('sha256', data, { key, dsaEncoding: 'der' }),
  };
  const { PDF } = await import('@libpdf/core'); // Loaded on first use.
  const pdf = await PDF.load(bytes);
  const sealed = await pdf.sign({
    signer,
    digestAlgorithm: 'SHA-256',
    fieldName: 'seal',
    reason: `Signed and sealed on ${BRAND.product}`,
    location: 'New York',
    signingTime: sealedAt,
  });
  return Buffer.from(sealed.bytes);
}
