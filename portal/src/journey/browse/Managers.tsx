import { BRAND } from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';
import type { ProductDetail } from './ProductScreen';

export function Managers({ managers, details }: Pick<ProductDetail, 'managers' | 'details'>) {
  const text = useText();
  return (
    <Stack gap={8} as="section">
      <Heading level={2}>{text('browse.detail.managers', { count: managers.length })}</Heading>
      {managers.map((manager, place) => (
        <Manager key={manager.name} manager={manager} figures={details?.managers[place]} />
      ))}
    </Stack>
  );
}

interface ManagerProps {
  manager: ProductDetail['managers'][number];
  /** Undefined for visitors. */
  figures: NonNullable<ProductDetail['details']>['managers'][number] | undefined;
}

function Manager({ manager, figures }: ManagerProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack gap={4}>
      <Heading level={3}>{manager.name}</Heading>
      <Text measure>{manager.about}</Text>
      {figures && figures.total_aum !== null && (
        <ProductFacts
          facts={[
            {
              name: text('browse.detail.manager_aum'),
              value: <Figure kind="money" digits={0} value={figures.total_aum} />,
              note: text('browse.fact.as_of', { date: format.date(BRAND.claims.assetsUnderManagementAsOf) }),
            },
          ]}
        />
      )}
      {figures && figures.prior_performance !== null && (
        <Stack gap={2}>
          <Heading level={4}>{text('browse.detail.prior_performance')}</Heading>
          <Text measure>{figures.prior_performance}</Text>
          <Note measure>{text('browse.detail.prior_performance_note')}</Note>
        </Stack>
      )}
    </Stack>
  );
}
