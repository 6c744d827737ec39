// Signatures: a typed name that matches the signer's name, or a drawing.
import type { BodyOf } from '@quoin/contract';
import { gather, normaliseText, validateStrokes, type Problems, type Signature } from '@quoin/rules';
import type { SignerAct } from '../../database/tables/envelope-columns';
import { getBrowser } from '../../http/request-headers';
import { ApiError } from '../../shared/errors';
import type { SignerRow } from './store';

/** Compares names, ignoring case, spaces and Unicode form. */
const isSameName = (typed: string, signer: string): boolean =>
  foldName(typed) !== '' && foldName(typed) === foldName(signer);

const foldName = (name: string): string => normaliseText(name).replace(/\s+/g, '').toLocaleLowerCase('en');

/** @throws ApiError required_information_missing */
export function parseSignature(body: BodyOf<'signEnvelope'>, signerName: string): Signature {
  const problems = validate(body, signerName);
  if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
  return 'typed_name' in body
    ? { kind: 'typed', name: body.typed_name.trim() }
    : { kind: 'drawn', strokes: body.drawn_strokes };
}

/** A drawing has no name to compare. The account and the identity check identify the signer. */
const validate = (body: BodyOf<'signEnvelope'>, signerName: string): Problems =>
  gather(
    'typed_name' in body
      ? {
          typed_name: isSameName(body.typed_name, signerName)
            ? undefined
            : { name: 'signature_name', values: { name: signerName } },
        }
      : { drawn_strokes: validateStrokes(body.drawn_strokes) },
  );

export const signatureColumns = (signature: Signature): Pick<SignerRow, 'typedName' | 'drawnStrokes'> =>
  signature.kind === 'typed'
    ? { typedName: signature.name, drawnStrokes: null }
    : { typedName: null, drawnStrokes: signature.strokes };

/** Undefined before the signer has signed. */
export function getSignature({ typedName, drawnStrokes }: SignerRow): Signature | undefined {
  if (typedName !== null) return { kind: 'typed', name: typedName };
  return drawnStrokes ? { kind: 'drawn', strokes: drawnStrokes } : undefined;
}

/** Device of a request. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

/** Adds the device of this act to those of the signer. */
export const withDevice = (
  { devices }: SignerRow,
  act: SignerAct,
  { address, userAgent }: Caller,
): Pick<SignerRow, 'devices'> => ({
  devices: { ...devices, [act]: { address, ...getBrowser(userAgent) } },
});
