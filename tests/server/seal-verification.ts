// Verifies the seal of a PDF by its bytes alone (ISO 32000-2, 12.8), with none of the code that made it.
import { fromBER } from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';

export interface Verdict {
  /** The signature fits the bytes it says it covers. */
  valid: boolean;
  /** It covers everything but itself. */
  whole: boolean;
  subFilter: string;
}

export async function verifySeal(pdf: Buffer): Promise<Verdict> {
  const text = pdf.toString('latin1');
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text)?.slice(1).map(Number);
  const [start = 0, head = 0, tail = 0, length = 0] = range ?? [];
  const contents = /^<([0-9a-fA-F]+)>$/.exec(text.slice(head, tail))?.[1] ?? '';
  const subFilter = /\/SubFilter\s*\/([\w.]+)/.exec(text)?.[1] ?? '';
  const whole = start === 0 && tail + length === pdf.length;
  const signedBytes = Buffer.concat([pdf.subarray(start, head), pdf.subarray(tail, tail + length)]);
  return { valid: await isSignatureOf(Buffer.from(contents, 'hex'), signedBytes), whole, subFilter };
}

async function isSignatureOf(der: Buffer, data: Buffer): Promise<boolean> {
  const { result } = fromBER(new Uint8Array(der).buffer);
  try {
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    const verdict = await signed.verify({
      signer: 0,
      data: new Uint8Array(data).buffer,
      checkChain: false,
      extendedMode: true,
    });
    return verdict.signatureVerified === true;
  } catch {
    return false; // pkijs throws where nothing is signed, and where the digest of the data is not the signed one
  }
}
