import { Button, ConfirmDialog, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useText, type MessageId } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';
import { signTogether, useReloadIfOutdated, type Envelope } from './envelope';

/** Declines an instruction, or an agreement on behalf of all its signers. */
export function Decline({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const notify = useNotify();
  const { title, what } = getMessages(envelope);
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [asking, setAsking] = useState(false);
  const [decline, { isLoading }] = api.useDeclineEnvelopeMutation();

  async function confirm() {
    const { error } = await decline({ params: { envelopeId: envelope.id } });
    setAsking(false);
    if (isCallError(error)) notify('danger', error);
    await reloadIfOutdated(error);
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('sign.decline')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text(title)}
        confirmLabel={text('sign.decline')}
        cancelLabel={text('sign.decline.keep')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Text>{text(what)}</Text>
      </ConfirmDialog>
    </div>
  );
}

/** Confirmation question and its consequences. */
function getMessages(envelope: Envelope): { title: MessageId; what: MessageId } {
  if (envelope.kind !== 'subscription_agreement')
    return { title: 'sign.decline.title', what: 'sign.decline.text' };
  const what = signTogether(envelope) ? 'sign.decline.for_all' : 'sign.decline.alone';
  return { title: 'sign.decline.agreement', what };
}
