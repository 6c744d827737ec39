// Verifies the seal of a PDF from its bytes alone (ISO 32000-2, 12.8), without the code that created it. Stricter than
// readers, because forgeries rely on what readers ignore.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
} from 'pkijs';

export interface Verdict {
  /** The signature matches the bytes that it declares to cover. */
  valid: boolean;
  /** It is the last signature, and covers everything except itself. */
  whole: boolean;
  subFilter: string;
  /** SHA-256 of the signing certificate in hex, because anybody can sign a forgery with another key. */
  sealedBy: string;
}

const UNSIGNED = { valid: false, sealedBy: '' };

/** @param place index of the seal if there are several */
export async function verifySeal(pdf: Buffer, place = 0): Promise<Verdict> {
  const text = pdf.toString('latin1');
  const dictionaries = [...text.matchAll(BYTE_RANGE)];
  const dictionary = dictionaries[place];
  if (!dictionary) return { ...UNSIGNED, whole: false, subFilter: '' };
  const [start = 0, head = 0, tail = 0, length = 0] = dictionary.slice(1).map(Number);
  // The gap between the two ranges must contain only the hex digits of the signature.
  const hole = text.slice(0, head).endsWith('/Contents ') ? HEX.exec(text.slice(head, tail))?.[1] : undefined;
  const isLast = dictionaries.length === place + 1;
  const whole = isLast && start === 0 && hole !== undefined && tail + length === pdf.length;
  const subFilter = /\/SubFilter\s*\/([\w.]+)/.exec(text)?.[1] ?? '';
  const covered = Buffer.concat([pdf.subarray(start, start + head), pdf.subarray(tail, tail + length)]);
  return { whole, subFilter, ...(await verifySignature(Buffer.from(hole ?? '', 'hex'), covered)) };
}

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
/** Requires the same case throughout: otherwise the case of a digit could be changed undetected. */
const HEX = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;

async function verifySignature(hole: Buffer, data: Buffer): Promise<Pick<Verdict, 'valid' | 'sealedBy'>> {
  try {
    const { offset, result } = fromBER(new Uint8Array(hole).buffer);
    const content = new ContentInfo({ schema: result });
    const signed = new SignedData({ schema: content.content });
    const { signatureVerified } = await signed.verify({
      signer: 0,
      data: new Uint8Array(data).buffer,
      checkChain: false,
      extendedMode: true,
    });
    const [certificate] = signed.certificates ?? [];
    const [signer] = signed.signerInfos;
    if (!(certificate instanceof Certificate) || !signer) return UNSIGNED;
    const strict =
      isStrictlySigned(certificate, signer) &&
      hole.subarray(0, offset).equals(getShell(certificate, signer)) &&
      hole.subarray(offset).every((byte) => byte === 0);
    return { valid: signatureVerified === true && strict, sealedBy: computeDigest(certificate) };
  } catch {
    return UNSIGNED; // pkijs throws if nothing is signed, or if the digest differs from the signed one
  }
}

/** OpenSSL accepts only one encoding of an ECDSA signature; pkijs accepts any that it can parse. */
function isStrictlySigned(certificate: Certificate, { signedAttrs, signature }: SignerInfo): boolean {
  const key = new X509Certificate(toDer(certificate)).publicKey;
  const attributes = new Uint8Array(signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  return verify('sha256', attributes, key, signature.valueBlock.valueHexView);
}

/** The only allowed bytes around the signed ranges, because they are not protected. */
function getShell(certificate: Certificate, { signedAttrs, signature }: SignerInfo): Buffer {
  const { issuer, serialNumber } = certificate;
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm,
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({
      algorithmId: isRsa(certificate) ? RSA_WITH_SHA_256 : ECDSA_WITH_SHA_256,
    }),
    signature,
  });
  const content = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: [certificate],
    signerInfos: [signer],
  }).toSchema(true);
  return toDer(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content }));
}

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA_256 = '1.2.840.10045.4.3.2';
const RSA_WITH_SHA_256 = '1.2.840.113549.1.1.11';

const isRsa = (certificate: Certificate): boolean =>
  new X509Certificate(toDer(certificate)).publicKey.asymmetricKeyType === 'rsa';

const toDer = (part: ContentInfo | Certificate): Buffer => Buffer.from(part.toSchema().toBER());

const computeDigest = (certificate: Certificate): string =>
  createHash('sha256').update(toDer(certificate)).digest('hex');
