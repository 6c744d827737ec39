import { Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { ProductCards } from '../../../products/ProductCards';
import { DashboardSection } from './DashboardSection';

const SHOWN = 3;

/** Products open for subscription, in the order of the product list. */
export function TrendingOpportunities() {
  const text = useText();
  const call = api.useListProductsQuery({ query: { status: 'published', page_size: SHOWN } });
  return (
    <DashboardSection
      title={text('portfolio.dashboard.trending')}
      all={{ href: '/products', label: text('portfolio.dashboard.trending.all') }}
      call={call}
      height={460}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.trending.none')}</Text>
        ) : (
          <ProductCards products={items} headingLevel={3} />
        )
      }
    </DashboardSection>
  );
}
