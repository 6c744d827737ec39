// The published facts of a product in display order, without unpublished ones.
import type { MarketCorrelation, ProductEligibility } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { ProductFacts as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { useLockUp, useResidences, type LockUp } from '../ProductCard/card-facts';
import type { Fact } from './ProductFacts';

/** Money in decimal dollars, rates as decimal fractions, dates YYYY-MM-DD; null or undefined if not published. */
export interface ProductFigures {
  minimumInvestment?: string | null | undefined;
  expectedAnnualizedReturn?: string | null | undefined;
  inceptionAnnualizedReturn?: string | null | undefined;
  /** Valuation date of the returns and the net IRR. */
  valuationDate?: string | null | undefined;
  netIrr?: string | null | undefined;
  lockUp?: LockUp | null | undefined;
  /** ISO 3166-1 alpha-2 codes; empty means any country. */
  allowedCountries?: readonly string[] | null | undefined;
  eligibility?: readonly ProductEligibility[] | undefined;
  marketCorrelation?: MarketCorrelation | null | undefined;
  nextCloseDate?: string | null | undefined;
  projectedCloseDate?: string | null | undefined;
  managers?: readonly string[] | undefined;
  managerAum?: string | null | undefined;
  fundAum?: string | null | undefined;
  /** Performance of the manager's earlier funds, in one sentence. */
  priorPerformance?: string | null | undefined;
}

const capitalize = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

const NO_LOCK_UP: LockUp = { count: 0, unit: 'months' };
const ANY: readonly string[] = [];

/** Returns the labelled and formatted facts of a product for `ProductFacts`. */
export function useProductFacts(product: ProductFigures): Fact[] {
  const text = useMessages('ProductFacts', english);
  const format = useFormat();
  const lockUp = useLockUp(product.lockUp ?? NO_LOCK_UP);
  const residences = useResidences(product.allowedCountries ?? ANY);
  const asOf = product.valuationDate ? text.asOf(format.date(product.valuationDate)) : undefined;
  const { eligibility = [], managers = [] } = product;

  const money = (value?: string | null) => value && <Figure kind="money" digits={0} value={value} />;
  const rate = (value?: string | null, change = false) =>
    value && <Figure kind="percent" value={value} change={change} />;
  const date = (value?: string | null) => value && format.date(value);

  const facts: Fact[] = [
    { name: text.minimumInvestment, value: money(product.minimumInvestment) },
    { name: text.expectedReturn, value: rate(product.expectedAnnualizedReturn) },
    { name: text.inceptionReturn, value: rate(product.inceptionAnnualizedReturn, true), note: asOf },
    { name: text.netIrr, value: rate(product.netIrr), note: asOf },
    { name: text.lockUp, value: product.lockUp && lockUp },
    { name: text.residence, value: product.allowedCountries && residences },
    {
      name: text.eligibility,
      value: capitalize(text.list(eligibility.map((kind) => text.eligibilities[kind]))),
    },
    {
      name: text.correlation,
      value: product.marketCorrelation && text.correlations[product.marketCorrelation],
    },
    { name: text.nextClose, value: date(product.nextCloseDate) },
    { name: text.projectedClose, value: date(product.projectedCloseDate) },
    { name: text.managers(managers.length), value: text.list(managers) },
    { name: text.managerAum, value: money(product.managerAum) },
    { name: text.fundAum, value: money(product.fundAum) },
    { name: text.priorPerformance, value: product.priorPerformance },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
