import { Button, Card, Stack, Text } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useAppDispatch } from '../../app/store';
import { useText } from '../../i18n';
import { noticeShown } from '../../notices/notices-slice';
import { PartHeading } from './PartHeading';
import type { Envelope } from './SigningScreen';

/** The seven days are over: the same agreement, a new link. */
export function Expired({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [resend, { isLoading }] = api.useResendEnvelopeMutation();

  async function sendAgain() {
    const { error } = await resend({ params: { envelopeId: envelope.id } });
    if (!error) dispatch(noticeShown('success', 'sign.expired.resent'));
    else if (isCallError(error)) dispatch(noticeShown('danger', error));
  }

  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.expired.title')}</PartHeading>
        <Text measure>{text('sign.expired.text')}</Text>
        <Button busy={isLoading} onClick={() => void sendAgain()}>
          {text('sign.expired.resend')}
        </Button>
      </Stack>
    </Card>
  );
}
