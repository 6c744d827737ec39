import { Button, Stack, Text } from '@quoin/ui';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { useText } from '../../i18n';
import { noticeShown } from '../../notices/notices-slice';
import { useAppDispatch } from '../../store/root-reducer';

/** Requests the agreement that has to be signed again, where the last one was declined. */
export function RequestAgreement({ investmentId }: { investmentId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const once = useIdempotencyKey();
  const [sendForSignature, { isLoading }] = api.useSendForSignatureMutation();

  async function request() {
    const params = { investmentId };
    const { data, error } = await sendForSignature({ params, key: once.keyFor(params) });
    once.done();
    if (data) return navigate(`/signing/${data.id}`);
    if (isCallError(error)) dispatch(noticeShown('danger', error));
  }

  return (
    <Stack gap={3} align="start">
      <Text measure>{text('sign.declined')}</Text>
      <Button busy={isLoading} onClick={() => void request()}>
        {text('sign.declined.again')}
      </Button>
    </Stack>
  );
}
