// Performance of an investment: figures by period with their calculation, and value over time.
import type { PerformanceFigure, PerformancePeriod } from '@quoin/rules';
import { EmptyState, PerformanceTable, ShowTheMath, Stack } from '@quoin/ui';
import { NavChart } from '@quoin/ui/charts';
import { useState } from 'react';
import { useText } from '../../i18n';
import { ChartExport, ExportOf } from './ExportOf';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';
import { courseOfValue, mathOf, performanceOnTable } from './performance-on-table';
import { navSheet, usePerformanceSheet } from './chart-sheets';
import { ValuationAge } from './ValuationAge';

export function PerformancePart({ investment }: { investment: Investment }) {
  const text = useText();
  const sheetOfPerformance = usePerformanceSheet();
  const fund = investment.product.name;
  const [selected, setSelected] = useState<{ figure: PerformanceFigure; period: PerformancePeriod }>();
  return (
    <InvestmentPart investmentId={investment.id} type="performance">
      {(performance) => {
        if (performance.as_of_date === null) {
          return (
            <EmptyState title={text('portfolio.detail.no_performance')}>
              {text('portfolio.detail.no_performance.text')}
            </EmptyState>
          );
        }
        const math = selected && mathOf(performance, selected.figure, selected.period);
        return (
          <Stack gap={8}>
            <ValuationAge investment={investment} />
            <ExportOf
              name={text('portfolio.detail.performance')}
              sheet={() => sheetOfPerformance(performance, fund)}
            >
              <PerformanceTable
                performance={performanceOnTable(performance)}
                asOf={performance.as_of_date}
                onShowMath={(figure, period) => setSelected({ figure, period })}
              />
            </ExportOf>
            <NavChart
              headingLevel={2}
              asOfDate={performance.as_of_date}
              valuations={courseOfValue(performance)}
              actions={
                <ChartExport
                  name={text('portfolio.fact.nav')}
                  sheet={() => navSheet(text, performance.valuations, fund)}
                />
              }
            />
            {math && (
              <ShowTheMath appearance="dialog" math={math} open onChange={() => setSelected(undefined)} />
            )}
          </Stack>
        );
      }}
    </InvestmentPart>
  );
}
