import { Button, Card, Stack, Text } from '@quoin/ui';
import type { NationalIdType } from '@quoin/rules';
import { useState } from 'react';
import { api } from '../../api/api';
import { useText } from '../../i18n';
import { IdentityQuestion } from '../../identity';
import { PartHeading } from '../../components/PartHeading';
import { signerParameter, currentSignerNumber, useReloadIfOutdated, type Envelope } from './envelope';

/** Several signers share the device: each proves their identity by their own number before they see the document. */
export function ProveOwnNumber({ envelope, kind }: { envelope: Envelope; kind: NationalIdType }) {
  const text = useText();
  const [checking, setChecking] = useState(false);
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [check, { error, isLoading, reset }] = api.useCheckSignerMutation();
  const { signer_name: name } = envelope;
  const handedOver = currentSignerNumber(envelope) > 1 && !envelope.consent.given_at;

  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <PartHeading>
          {text(handedOver ? 'sign.own_number.hand_over' : 'sign.own_number.title', { name })}
        </PartHeading>
        <Text measure>{text(handedOver ? 'sign.own_number.kept' : 'sign.own_number.text', { name })}</Text>
        <Button onClick={() => setChecking(true)}>{text('sign.own_number.go_on', { name })}</Button>
      </Stack>
      {checking && (
        <IdentityQuestion
          kinds={[kind]}
          busy={isLoading}
          error={error}
          onCheck={async ({ kind: number_type, value: number }) => {
            const answer = await check({
              params: { envelopeId: envelope.id },
              body: { ...signerParameter(envelope), number_type, number },
            });
            if (answer.error) await reloadIfOutdated(answer.error);
          }}
          onClose={() => {
            setChecking(false);
            reset();
          }}
        />
      )}
    </Card>
  );
}
