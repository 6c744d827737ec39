import { BRAND } from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import type { ProductDetail } from './ProductScreen';

export function Manager({ manager }: { manager: ProductDetail['manager'] }) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{text('browse.detail.manager')}</Heading>
      <Heading level={3}>{manager.name}</Heading>
      <Text measure>{manager.about}</Text>
      {manager.total_aum !== null && (
        <ProductFacts
          facts={[
            {
              name: text('browse.detail.manager_aum'),
              value: <Figure kind="money" digits={0} value={manager.total_aum} />,
              note: text('browse.fact.as_of', { date: format.date(BRAND.claims.assetsUnderManagementAsOf) }),
            },
          ]}
        />
      )}
      {manager.prior_performance !== null && (
        <Stack gap={2}>
          <Heading level={3}>{text('browse.detail.prior_performance')}</Heading>
          <Text measure>{manager.prior_performance}</Text>
          <Text size="small" tone="secondary" measure>
            {text('browse.detail.prior_performance_note')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
