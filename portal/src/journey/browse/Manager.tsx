import { BRAND } from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat, type Fact } from '@quoin/ui';
import { useText } from '../../i18n';
import type { ProductDetail } from './ProductScreen';

export function Manager({ manager }: { manager: ProductDetail['manager'] }) {
  const text = useText();
  const format = useFormat();
  const facts: (Fact | false)[] = [
    manager.total_aum !== null && {
      name: text('browse.detail.manager_aum'),
      value: <Figure kind="money" digits={0} value={manager.total_aum} />,
      note: text('browse.fact.as_of', { date: format.date(BRAND.claims.assetsUnderManagementAsOf) }),
    },
    manager.prior_performance !== null && {
      name: text('browse.detail.prior_performance'),
      value: manager.prior_performance,
      note: text('browse.detail.prior_performance_note'),
    },
  ];
  const stated = facts.filter((fact) => fact !== false);
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{text('browse.detail.manager')}</Heading>
      <Heading level={3}>{manager.name}</Heading>
      <Text measure>{manager.about}</Text>
      {stated.length > 0 && <ProductFacts facts={stated} />}
    </Stack>
  );
}
