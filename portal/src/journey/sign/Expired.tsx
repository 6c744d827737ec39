import type { Envelope } from './envelope';
import { Card, Stack, Text } from '@quoin/ui';
import { useText } from '../../i18n';
import { PartHeading } from './PartHeading';
import { ResendLink } from './ResendLink';

/** The seven days are over: the same agreement, a new link. */
export function Expired({ envelope }: { envelope: Envelope }) {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.expired.title')}</PartHeading>
        <Text measure>{text('sign.expired.text')}</Text>
        <ResendLink envelopeId={envelope.id}>{text('sign.expired.resend')}</ResendLink>
      </Stack>
    </Card>
  );
}
