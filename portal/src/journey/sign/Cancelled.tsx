import { Card, LinkButton, Stack, Text } from '@quoin/ui';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { KIND_WORDS } from './kind-words';
import { PartHeading } from './PartHeading';
import type { Envelope } from './SigningScreen';

/** Taken back or declined; what an instruction was asked for can be asked for again where it began. */
export function Cancelled({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const { back } = KIND_WORDS[envelope.kind];
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.cancelled.title')}</PartHeading>
        <Text measure>{text('sign.cancelled.text')}</Text>
        {envelope.kind === 'subscription_agreement' ? (
          <LinkButton as={RouterAnchor} href="/my-investment/all">
            {text('sign.to_portfolio')}
          </LinkButton>
        ) : (
          <LinkButton as={RouterAnchor} href={back.hrefOf(envelope)}>
            {text(back.label)}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
