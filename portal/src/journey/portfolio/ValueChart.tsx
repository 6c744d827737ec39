import { CashFlowChart } from '@quoin/ui/charts';
import { useMemo } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorMessage, useText } from '../../i18n';
import { ChartExport } from './ExportOf';
import type { Investment } from './investment-on-card';
import { valueSheet } from './chart-sheets';
import { valueOverTime } from './value-over-time';

/** What an investment is worth over time, with what was paid in and out. */
export function ValueChart({ investment: { id, as_of_date, product } }: { investment: Investment }) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const part = (type: 'performance' | 'transactions') => ({
    params: { investmentId: id, type },
    query: {},
  });
  const performance = api.useGetInvestmentPartQuery(part('performance'));
  const transactions = api.useGetInvestmentPartQuery(part('transactions'));
  const [valued, moved] = [performance.currentData, transactions.currentData];
  // Memoized: a new array would draw the chart again.
  const flows = useMemo(
    () =>
      valued?.type === 'performance' && moved?.type === 'transactions'
        ? valueOverTime(moved.items, valued.valuations)
        : undefined,
    [valued, moved],
  );
  const error = performance.error ?? transactions.error;
  const failed = !flows && isCallError(error);
  return (
    <CashFlowChart
      headingLevel={2}
      title={text('portfolio.value')}
      asOfDate={as_of_date}
      flows={flows ?? NO_POINTS}
      loading={!flows && !failed}
      error={failed ? getErrorMessage(error) : undefined}
      onRetry={() => {
        void performance.refetch();
        void transactions.refetch();
      }}
      actions={
        <ChartExport
          name={text('portfolio.value')}
          sheet={() => valueSheet(text, flows ?? NO_POINTS, product.name)}
        />
      }
    />
  );
}

const NO_POINTS: ReturnType<typeof valueOverTime> = [];
