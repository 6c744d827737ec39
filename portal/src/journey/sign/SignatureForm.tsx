import type { Problems } from '@quoin/rules';
import { Button, Card, Heading, Stack } from '@quoin/ui';
import { FormikTypedSignature } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { useOnceKey } from '../../api/once-key';
import { Form } from '../../form';
import { useText } from '../../i18n';
import { KIND_WORDS } from './kind-words';
import type { Envelope } from './SigningScreen';
import { useLapsedCheck } from './use-lapsed-check';

const nameIsTyped = ({ typed_name }: { typed_name: string }): Problems =>
  typed_name.trim() === '' ? { typed_name: { name: 'required' } } : {};

/** The typed signature. Whether it is the signer's name is the server's word. */
export function SignatureForm(props: { envelope: Envelope; open: boolean; sha256: string }) {
  const { envelope, open, sha256 } = props;
  const text = useText();
  const once = useOnceKey();
  const lapsedCheck = useLapsedCheck(envelope.id);
  const [signEnvelope] = api.useSignEnvelopeMutation();

  async function sign({ typed_name }: { typed_name: string }) {
    const body = { typed_name: typed_name.trim(), sha256 };
    const params = { envelopeId: envelope.id };
    try {
      await signEnvelope({ params, body, key: once.keyFor(body) }).unwrap();
    } catch (failure) {
      await lapsedCheck(failure);
      throw failure;
    }
    once.done();
  }

  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2}>{text('sign.name.title')}</Heading>
        <Form initialValues={{ typed_name: '' }} problemsOf={nameIsTyped} onSubmit={sign}>
          {({ isSubmitting }) => (
            <Stack gap={6} align="start">
              <FormikTypedSignature
                name="typed_name"
                label={text('sign.name.label')}
                hint={text('sign.name.hint', { name: envelope.signer_name })}
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
