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
import { useErrorMessage, useText } from '../../i18n';
import { ChartExport } from './ExportOf';
import type { PortfolioGroup } from './investment-parts';
import { allocationSheet, courseSheet } from './chart-sheets';

type Portfolio = ReplyOf<'listInvestments'>;

export interface PortfolioChartsProps {
  portfolio: Portfolio;
  status: PortfolioGroup;
  /** Undefined means today. */
  date: string | undefined;
}

export function PortfolioCharts({ portfolio, status, date }: PortfolioChartsProps) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const shares = useShares(portfolio.items);
  const { currentData, error, refetch } = api.useGetPortfolioCourseQuery({ query: { status, date } });
  const days = currentData?.items ?? [];
  const { as_of_date } = portfolio.totals;
  return (
    // Beside the chart the ring has its legend below it, so both cards are full at the same height.
    <Grid columns={shares.length > 0 ? 'main-aside' : 1} align="stretch">
      <NavChart
        headingLevel={2}
        title={text('portfolio.course')}
        asOfDate={as_of_date}
        valuations={days.map(({ date: day, nav, net_contribution, dividend, fees_paid }) => ({
          ...{ date: day, nav },
          ...{ contribution: net_contribution, dividends: dividend, fees: fees_paid },
        }))}
        loading={!currentData && !error}
        error={!currentData && isCallError(error) ? getErrorMessage(error) : undefined}
        onRetry={() => void refetch()}
        actions={<ChartExport name={text('portfolio.course')} sheet={() => courseSheet(text, days)} />}
      />
      {shares.length > 0 && (
        <AllocationDonut
          headingLevel={2}
          title={text('portfolio.allocation')}
          asOfDate={as_of_date}
          shares={shares}
          actions={
            <ChartExport name={text('portfolio.allocation')} sheet={() => allocationSheet(text, shares)} />
          }
        />
      )}
    </Grid>
  );
}

/** Shares by category; omits categories without value. */
function useShares(investments: Portfolio['items']): AllocationShare[] {
  const terms = useTerms();
  // Memoized: a new array would render the chart again.
  return useMemo(() => getShares(investments, terms.category), [investments, terms]);
}

function getShares(
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
  return parts.map(({ category, value }, index) => ({
    key: category,
    name: names[category],
    share_bp: shares[index] ?? 0,
    value: moneyToWire(value),
  }));
}
