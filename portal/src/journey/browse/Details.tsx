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
import { SignInPrompt } from './SignInPrompt';

/** Published figures of an investment. Visitors see those of the card and a link to sign in. */
export function Details({ product }: { product: ProductDetail }) {
  const text = useText();
  const format = useFormat();
  const lockUp = useLockUp(product.lock_up);
  const residences = useResidences(product.allowed_countries);

  const { details } = product;
  const opened: (Fact | false)[] = details
    ? [
        details.inception_annualized_return !== null && {
          name: text('browse.fact.inception_return'),
          value: <Figure kind="percent" value={details.inception_annualized_return} change />,
          note:
            details.valuation_date === null
              ? undefined
              : text('browse.fact.as_of', { date: format.date(details.valuation_date) }),
        },
        {
          name: text('browse.fact.correlation'),
          value: text(`browse.correlation.${details.market_correlation}`),
        },
        details.fund_aum !== null && {
          name: text('browse.fact.fund_aum'),
          value: <Figure kind="money" digits={0} value={details.fund_aum} />,
        },
        details.net_irr !== null && {
          name: text('browse.fact.net_irr'),
          value: <Figure kind="percent" value={details.net_irr} />,
        },
        details.projected_close_date !== null && {
          name: text('browse.fact.projected_close'),
          value: format.date(details.projected_close_date),
        },
      ]
    : [];
  const facts: Fact[] = [
    { name: text('browse.fact.lock_up'), value: lockUp },
    { name: text('browse.fact.residence'), value: residences },
    {
      name: text('browse.fact.eligibility'),
      value: product.eligibility
        .map((kind) => text(`browse.eligibility.${kind}`))
        .join(text('browse.fact.separator')),
    },
    ...opened.filter((fact) => fact !== false),
  ];

  return (
    <>
      <Stack gap={4} as="section">
        <Heading level={2}>{text(details ? 'browse.detail.facts' : 'browse.detail.glance')}</Heading>
        <ProductFacts facts={facts} />
      </Stack>
      {!details && (
        <Stack gap={4} as="section">
          <Heading level={2}>{text('browse.detail.locked.title')}</Heading>
          <SignInPrompt variant="secondary" />
        </Stack>
      )}
    </>
  );
}
