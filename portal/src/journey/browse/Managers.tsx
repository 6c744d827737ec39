import { BRAND } from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import type { ProductDetail } from './ProductScreen';

export function Managers({ managers }: { managers: ProductDetail['managers'] }) {
  const text = useText();
  return (
    <Stack gap={8} as="section">
      <Heading level={2}>{text('browse.detail.managers', { count: managers.length })}</Heading>
      {managers.map((manager) => (
        <Manager key={manager.name} manager={manager} />
      ))}
    </Stack>
  );
}

function Manager({ manager }: { manager: ProductDetail['managers'][number] }) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack gap={4}>
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
          <Heading level={4}>{text('browse.detail.prior_performance')}</Heading>
          <Text measure>{manager.prior_performance}</Text>
          <Text size="small" tone="secondary" measure>
            {text('browse.detail.prior_performance_note')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
