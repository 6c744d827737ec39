// Allocation of the portfolio, and its value over time.
import type { ReplyOf } from '@quoin/contract';
import {
  addCents,
  cents,
  moneyFromWire,
  moneyToWire,
  PRODUCT_CATEGORIES,
  sharesInBp,
  type ProductCategory,
} from '@quoin/rules';
import { Grid, useTerms } from '@quoin/ui';
import { AllocationDonut, NavChart, type AllocationShare } from '@quoin/ui/charts';
import { useMemo } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence, useText } from '../../i18n';
import { ExportOf } from './ExportOf';
import type { PortfolioGroup } from './investment-parts';
import { useAllocationSheet, useCourseSheet } from './use-chart-sheets';

type Portfolio = ReplyOf<'listInvestments'>;

export interface PortfolioChartsProps {
  portfolio: Portfolio;
  status: PortfolioGroup;
  /** Undefined means today. */
  date: string | undefined;
}

export function PortfolioCharts({ portfolio, status, date }: PortfolioChartsProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const shares = useShares(portfolio.items);
  const { currentData, error, refetch } = api.useGetPortfolioCourseQuery({ query: { status, date } });
  const days = currentData?.items ?? [];
  const sheetOfAllocation = useAllocationSheet();
  const sheetOfCourse = useCourseSheet();
  const { as_of_date } = portfolio.totals;
  return (
    <Grid columns={shares.length > 0 ? 2 : 1}>
      {shares.length > 0 && (
        <ExportOf name={text('portfolio.allocation')} sheet={() => sheetOfAllocation(shares)}>
          <AllocationDonut
            headingLevel={2}
            title={text('portfolio.allocation')}
            asOfDate={as_of_date}
            shares={shares}
          />
        </ExportOf>
      )}
      <ExportOf name={text('portfolio.course')} sheet={() => sheetOfCourse(days)}>
        <NavChart
          headingLevel={2}
          title={text('portfolio.course')}
          asOfDate={as_of_date}
          valuations={days.map(({ net_contribution, ...day }) => ({
            ...day,
            contribution: net_contribution,
          }))}
          loading={!currentData && !error}
          error={!currentData && isCallError(error) ? errorSentence(error) : undefined}
          onRetry={() => void refetch()}
        />
      </ExportOf>
    </Grid>
  );
}

/** Shares by category; omits categories without value. */
function useShares(investments: Portfolio['items']): AllocationShare[] {
  const terms = useTerms();
  // Memoized: a new array would render the chart again.
  return useMemo(() => sharesOf(investments, terms.category), [investments, terms]);
}

function sharesOf(
  investments: Portfolio['items'],
  names: Readonly<Record<ProductCategory, string>>,
): AllocationShare[] {
  const parts = PRODUCT_CATEGORIES.map((category) => ({
    category,
    value: addCents(
      ...investments
        .filter(({ product }) => product.category === category)
        .map(({ nav }) => moneyFromWire(nav ?? '') ?? cents(0)),
    ),
  })).filter(({ value }) => value > 0);
  const shares = sharesInBp(parts.map(({ value }) => value));
  return parts.map(({ category, value }, place) => ({
    key: category,
    name: names[category],
    share_bp: shares[place] ?? 0,
    value: moneyToWire(value),
  }));
}
