import { Button, Card, Checkbox, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';
import { KIND_WORDS, signerParameter, useReloadIfOutdated, type Envelope } from './envelope';
import { PartHeading } from '../../components/PartHeading';

/** Consent to electronic records and signatures, in the displayed version. */
export function Consent({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const notify = useNotify();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [agreed, setAgreed] = useState(false);
  const [giveConsent, { isLoading }] = api.useGiveConsentMutation();
  const { consent } = envelope;

  async function goOn() {
    const { error } = await giveConsent({
      params: { envelopeId: envelope.id },
      body: { ...signerParameter(envelope), version: consent.version },
    });
    if (isCallError(error)) notify('danger', error);
    await reloadIfOutdated(error);
  }

  return (
    <Card as="section">
      <Stack gap={6} align="start">
        <PartHeading>{text('sign.consent.title')}</PartHeading>
        <Stack gap={3} lang={consent.language}>
          {consent.text.map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <Checkbox label={text('sign.consent.agree')} checked={agreed} onChange={setAgreed} />
        <Button disabled={!agreed} busy={isLoading} onClick={() => void goOn()}>
          {text(KIND_WORDS[envelope.kind].goOn)}
        </Button>
      </Stack>
    </Card>
  );
}
