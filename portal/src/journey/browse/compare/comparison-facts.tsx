import type { RedemptionSchedule } from '@quoin/rules';
import { Figure, Stack, useFormat, useLockUp, useResidences, useTerms } from '@quoin/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import type { ProductDetail } from '../ProductScreen';
import { useEligibility, useRedemptionMessages } from '../use-product-messages';
import type { Compared } from './use-compared';

export interface ComparedFact {
  name: string;
  cell: (of: Loaded) => ReactNode;
}

export type Loaded = Compared & { product: ProductDetail };

export const isLoaded = (of: Compared): of is Loaded => of.product !== undefined;

export function usePublicFacts(): ComparedFact[] {
  const text = useText();
  const { category } = useTerms();
  const { percent, money, date } = useFormatters();
  const readEligibility = useEligibility();
  const fact = (name: string, cell: (product: ProductDetail) => ReactNode): ComparedFact => ({
    name,
    cell: ({ product }) => cell(product),
  });
  return [
    fact(text('browse.compare.offer'), ({ action }) => text(`browse.action.${action}.title`)),
    fact(text('browse.category'), (product) => `${category[product.category]} · ${product.sector}`),
    fact(text('browse.expected_return'), (product) => percent(product.expected_annualized_return)),
    fact(text('browse.minimum'), (product) => money(product.minimum_investment)),
    fact(text('browse.fact.lock_up'), (product) => <LockUp of={product} />),
    fact(text('browse.next_close'), (product) => date(product.next_close_date)),
    fact(text('browse.fact.residence'), (product) => <Residences of={product} />),
    fact(text('browse.fact.eligibility'), ({ eligibility }) => readEligibility(eligibility)),
    fact(text('browse.compare.manager'), ({ managers }) =>
      managers.map(({ name }) => name).join(text('browse.fact.separator')),
    ),
  ];
}

const LockUp = ({ of }: { of: ProductDetail }) => useLockUp(of.lock_up);
const Residences = ({ of }: { of: ProductDetail }) => useResidences(of.allowed_countries);

/** Investment details, for signed-in users. */
export function useDetailFacts(): ComparedFact[] {
  const text = useText();
  const { percent, money, date } = useFormatters();
  type Details = NonNullable<ProductDetail['details']>;
  const fact = (
    name: string,
    cell: (details: Details, product: ProductDetail) => ReactNode,
  ): ComparedFact => ({
    name,
    cell: ({ product }) => product.details && cell(product.details, product),
  });
  return [
    fact(text('browse.fact.inception_return'), (details) =>
      percent(details.inception_annualized_return, true),
    ),
    fact(text('browse.fact.projected_close'), (details) => date(details.projected_close_date)),
    fact(text('browse.fact.correlation'), (details) =>
      text(`browse.correlation.${details.market_correlation}`),
    ),
    fact(text('browse.detail.manager_aum'), (details, { managers }) => (
      <Stack gap={1}>
        {managers.map(({ name }, index) => (
          <div key={name}>
            {money(details.managers[index]?.total_aum ?? null)}
            {managers.length > 1 && <Note>{name}</Note>}
          </div>
        ))}
      </Stack>
    )),
    fact(text('browse.fact.fund_aum'), (details) => money(details.fund_aum)),
    fact(text('browse.fact.net_irr'), (details) => percent(details.net_irr)),
  ];
}

/** Formatters that show missing values as "not stated". */
function useFormatters() {
  const format = useFormat();
  const { notStated } = useTerms();
  return {
    percent: (value: string | null, change = false): ReactNode =>
      value === null ? notStated : <Figure kind="percent" value={value} change={change} />,
    money: (value: string | null): ReactNode =>
      value === null ? notStated : <Figure kind="money" digits={0} value={value} />,
    date: (value: string | null): string => (value === null ? notStated : format.date(value)),
  };
}

const Redemptions = ({ at }: { at: RedemptionSchedule }) => useRedemptionMessages(at);

/** Fees and terms, for signed-in users: null while loading, and for a residence that is not admitted. */
export function useOpenedFacts(): ComparedFact[] {
  const text = useText();
  const format = useFormat();
  const none = text('browse.compare.none');
  const fact = (
    name: string,
    cell: (materials: NonNullable<Compared['materials']>) => ReactNode,
  ): ComparedFact => ({ name, cell: ({ materials }) => (materials ? cell(materials) : null) });
  const rate = (value: string) => (/[1-9]/.test(value) ? format.percent(value) : undefined);
  return [
    fact(text('browse.fee.management'), ({ fees }) => {
      const written = rate(fees.management_fee);
      if (written === undefined) return none;
      const { management_fee_basis: basis, management_fee_year_cap: cap } = fees;
      const fee =
        basis === 'one_time'
          ? text('browse.fee.once', { rate: written })
          : cap === null
            ? text('browse.fee.per_year', { rate: written })
            : text('browse.fee.per_year_capped', { rate: written, count: cap });
      return text(fees.management_fee_charge === 'from_nav' ? 'browse.fee.from_nav' : 'browse.fee.on_top', {
        fee,
      });
    }),
    fact(text('browse.fee.performance'), ({ fees }) => {
      const written = rate(fees.performance_fee);
      if (written === undefined) return none;
      return fees.hurdle_rate === null
        ? text('browse.fee.on_gains', { rate: written })
        : text('browse.fee.on_gains_above', { rate: written, hurdle: format.percent(fees.hurdle_rate) });
    }),
    fact(text('browse.fee.subscription'), ({ fees }) => rate(fees.subscription_fee) ?? none),
    fact(text('browse.compare.calls'), ({ terms }) => terms.capital_call_schedule),
    fact(text('browse.compare.exit'), ({ terms }) => terms.exit_policy),
    fact(text('browse.fact.redemptions'), ({ terms }) => <Redemptions at={terms.redemption} />),
  ];
}
