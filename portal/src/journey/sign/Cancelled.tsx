import { Card, Heading, LinkButton, Stack, Text } from '@quoin/ui';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';

export function Cancelled() {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2}>{text('sign.cancelled.title')}</Heading>
        <Text measure>{text('sign.cancelled.text')}</Text>
        <LinkButton as={RouterAnchor} href="/my-investment/all">
          {text('sign.to_portfolio')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
