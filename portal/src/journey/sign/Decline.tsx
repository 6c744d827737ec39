import { Button, ConfirmDialog, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useAppDispatch } from '../../app/store';
import { useText } from '../../i18n';
import { noticeShown } from '../../notices/notices-slice';
import type { Envelope } from './SigningScreen';

/** An instruction that is not wanted after all, or was never asked for by who reads it; an agreement for all its signers. */
export function Decline({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const agreement = envelope.kind === 'subscription_agreement';
  const [asking, setAsking] = useState(false);
  const [decline, { isLoading }] = api.useDeclineEnvelopeMutation();

  async function confirm() {
    const { error } = await decline({ params: { envelopeId: envelope.id } });
    setAsking(false);
    if (isCallError(error)) dispatch(noticeShown('danger', error));
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('sign.decline')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text(agreement ? 'sign.decline.agreement' : 'sign.decline.title')}
        confirmLabel={text('sign.decline')}
        cancelLabel={text('sign.decline.keep')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Text>{text(agreement ? 'sign.decline.for_all' : 'sign.decline.text')}</Text>
      </ConfirmDialog>
    </div>
  );
}
