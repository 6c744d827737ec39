// A separate chunk, because charts are large.
import type { ReplyOf } from '@quoin/contract';
import { CashFlowChart, type CashFlowChartProps } from '@quoin/ui/charts';

interface PacingChartProps extends Pick<CashFlowChartProps, 'actions'> {
  years: ReplyOf<'getPacing'>['years'];
  asOfDate: string;
  title: string;
}

export default function PacingChart({ years, ...rest }: PacingChartProps) {
  return (
    <CashFlowChart
      headingLevel={2}
      flows={years.map(({ year, ...flow }) => ({ period: String(year), ...flow }))}
      {...rest}
    />
  );
}
