import { Card, LinkButton, Stack, Text } from '@quoin/ui';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { PartHeading } from './PartHeading';

export function Cancelled() {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.cancelled.title')}</PartHeading>
        <Text measure>{text('sign.cancelled.text')}</Text>
        <LinkButton as={RouterAnchor} href="/my-investment/all">
          {text('sign.to_portfolio')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
