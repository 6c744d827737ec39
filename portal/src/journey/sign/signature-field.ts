// One field to sign in, and the two ways in which the call says what was given there.
import type { BodyOf } from '@quoin/contract';
import { gather, problemOfStrokes, type Problems, type Signature } from '@quoin/rules';
import { isCallError } from '../../api/call-error';

export interface SignatureValues {
  signature: Signature;
}

/** Whether a typed name is the signer's is the server's word. */
export const problemsOfSignature = ({ signature }: SignatureValues): Problems =>
  gather({
    signature:
      signature.kind === 'drawn'
        ? problemOfStrokes(signature.strokes)
        : signature.name?.trim() // Formik hands an empty text over as nothing
          ? undefined
          : { name: 'required' },
  });

export const signatureBody = ({ signature }: SignatureValues, sha256: string): BodyOf<'signEnvelope'> =>
  signature.kind === 'drawn'
    ? { drawn_strokes: signature.strokes.map((stroke) => [...stroke]), sha256 }
    : { typed_name: signature.name.trim(), sha256 };

/** What the call says about either is told at the field. */
export function atSignatureField(failure: unknown): unknown {
  if (!isCallError(failure)) return failure;
  const { typed_name, drawn_strokes, ...fields } = failure.fields;
  const signature = typed_name ?? drawn_strokes;
  return { ...failure, fields: signature === undefined ? fields : { ...fields, signature } };
}
