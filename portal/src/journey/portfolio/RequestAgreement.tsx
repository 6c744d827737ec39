import { gather } from '@quoin/rules';
import { Button, Stack, Text } from '@quoin/ui';
import { useNavigate } from 'react-router-dom';
import { AccountData } from '../../account-page/AccountData';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { MustRead, type MustReadValues } from '../../document-reader/MustRead';
import { Form, FormActions } from '../../form';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';

/** Requests the agreement to sign again, after the investor has read new versions of its documents. */
export function RequestAgreement({ investmentId }: { investmentId: string }) {
  const text = useText();
  const query = api.useGetApplicationQuery({ params: { investmentId } });
  const { request, isLoading } = useRequest(investmentId);
  return (
    <AccountData query={query}>
      {({ product, steps }) => {
        const ticked = steps.amount_and_signature.must_read ?? [];
        const unread = product.must_read.filter(({ file_id }) => !ticked.includes(file_id));
        if (unread.length > 0)
          return <ReadAgain investmentId={investmentId} documents={unread} onRead={request} />;
        return (
          <Stack gap={3} align="start">
            <Text measure>{text('sign.declined')}</Text>
            <Button busy={isLoading} onClick={() => void request()}>
              {text('sign.declined.again')}
            </Button>
          </Stack>
        );
      }}
    </AccountData>
  );
}

interface ReadAgainProps {
  investmentId: string;
  documents: Parameters<typeof MustRead>[0]['documents'];
  onRead: () => Promise<unknown>;
}

function ReadAgain({ investmentId, documents, onRead }: ReadAgainProps) {
  const text = useText();
  const [confirmReading] = api.useConfirmReadingMutation();
  const validate = ({ must_read }: MustReadValues) =>
    gather({
      must_read: must_read.length < documents.length ? { name: 'must_read_missing' } : undefined,
    });
  async function send(body: MustReadValues) {
    await confirmReading({ params: { investmentId }, body }).unwrap();
    await onRead();
  }
  return (
    <Form initialValues={{ must_read: [] as string[] }} validate={validate} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <Text measure>{text('sign.read_again')}</Text>
          <MustRead documents={documents} />
          <FormActions submit={text('sign.declined.again')} busy={isSubmitting} />
        </>
      )}
    </Form>
  );
}

function useRequest(investmentId: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useIdempotencyKey();
  const [sendForSignature, { isLoading }] = api.useSendForSignatureMutation();
  async function request() {
    const params = { investmentId };
    const { data, error } = await sendForSignature({ params, key: once.keyFor(params) });
    once.done();
    if (data) return navigate(`/signing/${data.id}`);
    if (isCallError(error)) notify('danger', error);
  }
  return { request, isLoading };
}
