import { Card, Heading, Stack } from '@quoin/ui';
import { FormikSignaturePad } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import type { ReactNode } from 'react';
import { Form } from '../../form';
import { useText } from '../../i18n';
import { signerParameter, useReloadIfOutdated, type Envelope } from './envelope';
import type { BodyOf } from '@quoin/contract';
import { gather, validateStrokes, type Problems, type Signature } from '@quoin/rules';
import { isCallError } from '../../api/call-error';

const INITIAL_VALUES: SignatureValues = { signature: { kind: 'typed', name: '' } };

interface SignatureFormProps {
  envelope: Envelope;
  /** Whether the document was read to its end. */
  open: boolean;
  sha256: string;
  /** The document, before the signature. */
  document: ReactNode;
  /** The bar with the button that submits the form. */
  children: ReactNode;
}

/** The document and the signature, typed or drawn. */
export function SignatureForm(props: SignatureFormProps) {
  const { envelope, open, sha256, document, children } = props;
  const text = useText();
  const once = useIdempotencyKey();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [signEnvelope] = api.useSignEnvelopeMutation();

  async function sign(values: SignatureValues) {
    if (!open) return;
    const body = { ...signatureBody(values, sha256), ...signerParameter(envelope) };
    const params = { envelopeId: envelope.id };
    try {
      await signEnvelope({ params, body, key: once.keyFor(body) }).unwrap();
    } catch (failure) {
      await reloadIfOutdated(failure);
      throw atSignatureField(failure);
    }
    once.done();
  }

  return (
    <Form initialValues={INITIAL_VALUES} validate={validateSignature} onSubmit={sign}>
      {document}
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2}>{text('sign.signature.title')}</Heading>
          <FormikSignaturePad
            name="signature"
            label={text('sign.signature.label')}
            hint={text('sign.signature.hint', { name: envelope.signer_name })}
            disabled={!open}
          />
        </Stack>
      </Card>
      {children}
    </Form>
  );
}

export interface SignatureValues {
  signature: Signature;
}

/** The server checks whether a typed name is the signer's. */
export const validateSignature = ({ signature }: SignatureValues): Problems =>
  gather({
    signature:
      signature.kind === 'drawn'
        ? validateStrokes(signature.strokes)
        : signature.name?.trim() // Formik passes an empty string as undefined
          ? undefined
          : { name: 'required' },
  });

export const signatureBody = ({ signature }: SignatureValues, sha256: string): BodyOf<'signEnvelope'> =>
  signature.kind === 'drawn'
    ? { drawn_strokes: signature.strokes.map((stroke) => [...stroke]), sha256 }
    : { typed_name: signature.name.trim(), sha256 };

/** Maps the errors of both request fields to the one form field. */
export function atSignatureField(failure: unknown): unknown {
  if (!isCallError(failure)) return failure;
  const { typed_name, drawn_strokes, ...fields } = failure.fields;
  const signature = typed_name ?? drawn_strokes;
  return { ...failure, fields: signature === undefined ? fields : { ...fields, signature } };
}
