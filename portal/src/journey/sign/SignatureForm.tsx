import { Button, Card, Heading, Stack } from '@quoin/ui';
import { FormikSignaturePad } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { Form } from '../../form';
import { useText } from '../../i18n';
import { KIND_WORDS } from './kind-words';
import {
  atSignatureField,
  problemsOfSignature,
  signatureBody,
  type SignatureValues,
} from './signature-field';
import type { Envelope } from './SigningScreen';
import { bySigner } from './turn';
import { useOvertaken } from './use-overtaken';

const UNSIGNED: SignatureValues = { signature: { kind: 'typed', name: '' } };

/** The signature, typed or drawn. */
export function SignatureForm(props: { envelope: Envelope; open: boolean; sha256: string }) {
  const { envelope, open, sha256 } = props;
  const text = useText();
  const once = useIdempotencyKey();
  const overtaken = useOvertaken(envelope.id);
  const [signEnvelope] = api.useSignEnvelopeMutation();

  async function sign(values: SignatureValues) {
    const body = { ...signatureBody(values, sha256), ...bySigner(envelope) };
    const params = { envelopeId: envelope.id };
    try {
      await signEnvelope({ params, body, key: once.keyFor(body) }).unwrap();
    } catch (failure) {
      await overtaken(failure);
      throw atSignatureField(failure);
    }
    once.done();
  }

  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2}>{text('sign.signature.title')}</Heading>
        <Form initialValues={UNSIGNED} problemsOf={problemsOfSignature} onSubmit={sign}>
          {({ isSubmitting }) => (
            <Stack gap={6} align="start">
              <FormikSignaturePad
                name="signature"
                label={text('sign.signature.label')}
                hint={text('sign.signature.hint', { name: envelope.signer_name })}
                disabled={!open}
              />
              <Button type="submit" variant="primary" disabled={!open} busy={isSubmitting}>
                {text(KIND_WORDS[envelope.kind].submit)}
              </Button>
            </Stack>
          )}
        </Form>
      </Stack>
    </Card>
  );
}
