import {
  Figure,
  Heading,
  ProductFacts,
  Stack,
  useFormat,
  useLockUp,
  useResidences,
  type Fact,
} from '@quoin/ui';
import { useText } from '../../i18n';
import type { ProductDetail } from './ProductScreen';
import { useRedemptionWords } from './use-redemption-words';

/** The figures of an investment; what is not published is left out. */
export function Details({ product }: { product: ProductDetail }) {
  const text = useText();
  const format = useFormat();
  const lockUp = useLockUp(product.lock_up);
  const residences = useResidences(product.allowed_countries);

  const redemptions = useRedemptionWords(product.redemption);
  const facts: (Fact | false)[] = [
    product.inception_annualized_return !== null && {
      name: text('browse.fact.inception_return'),
      value: <Figure kind="percent" value={product.inception_annualized_return} change />,
      note:
        product.valuation_date === null
          ? undefined
          : text('browse.fact.as_of', { date: format.date(product.valuation_date) }),
    },
    { name: text('browse.fact.lock_up'), value: lockUp },
    { name: text('browse.fact.redemptions'), value: redemptions },
    { name: text('browse.fact.residence'), value: residences },
    {
      name: text('browse.fact.eligibility'),
      value: product.eligibility
        .map((kind) => text(`browse.eligibility.${kind}`))
        .join(text('browse.fact.separator')),
    },
    {
      name: text('browse.fact.correlation'),
      value: text(`browse.correlation.${product.market_correlation}`),
    },
    product.fund_aum !== null && {
      name: text('browse.fact.fund_aum'),
      value: <Figure kind="money" digits={0} value={product.fund_aum} />,
    },
    product.net_irr !== null && {
      name: text('browse.fact.net_irr'),
      value: <Figure kind="percent" value={product.net_irr} />,
    },
    product.projected_close_date !== null && {
      name: text('browse.fact.projected_close'),
      value: format.date(product.projected_close_date),
    },
  ];

  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{text('browse.detail.facts')}</Heading>
      <ProductFacts facts={facts.filter((fact) => fact !== false)} />
    </Stack>
  );
}
