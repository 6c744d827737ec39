import type { Envelope } from './envelope';
import { Card, Spinner, Stack, Text } from '@quoin/ui';
import { useText } from '../../i18n';
import { PartHeading } from '../../components/PartHeading';

/** Shown while the server creates or seals the agreement. The screen polls for the status. */
export function Waiting({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const count = envelope.signers.length;
  const sealing = envelope.status === 'sealing';
  return (
    <Card>
      <Stack gap={4} role="status">
        <PartHeading>{text(sealing ? 'sign.sealing.title' : 'sign.preparing.title', { count })}</PartHeading>
        <Text measure>{text(sealing ? 'sign.sealing.text' : 'sign.preparing.text', { count })}</Text>
        <Spinner size="large" />
      </Stack>
    </Card>
  );
}
