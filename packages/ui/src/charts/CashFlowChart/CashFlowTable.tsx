import type { ReactNode } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { CashFlowChart as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { hasValues, type PeriodFlows } from './cash-flows';

interface CashFlowTableProps {
  caption: string;
  flows: readonly PeriodFlows[];
  nameOf: (flow: PeriodFlows) => string;
}

export function CashFlowTable({ caption, flows, nameOf }: CashFlowTableProps) {
  const text = useMessages('CashFlowChart', english);
  const format = useFormat();
  const cell =
    (figure: 'contribution' | 'distribution') =>
    ({ happened, expected, ...whole }: PeriodFlows): ReactNode => (
      <>
        <Figure kind="money" value={whole[figure]} />
        {happened && Number(expected?.[figure] ?? 0) !== 0 && (
          <Text as="div" size="caption" tone="secondary">
            {text.ofWhichExpected(format.money(expected?.[figure]))}
          </Text>
        )}
      </>
    );
  const columns: RecordColumn<PeriodFlows>[] = [
    { key: 'period', header: text.period, namesRow: true, cell: nameOf },
    { key: 'contribution', header: text.contribution, align: 'end', cell: cell('contribution') },
    { key: 'distribution', header: text.distribution, align: 'end', cell: cell('distribution') },
    {
      key: 'net',
      header: text.net,
      align: 'end',
      cell: ({ net }) => <Figure kind="money" value={net} change />,
    },
  ];
  if (hasValues(flows))
    columns.push({
      key: 'value',
      header: text.value,
      align: 'end',
      cell: ({ value }) => <Figure kind="money" value={value} />,
    });
  return (
    <RecordTable caption={caption} captionHidden columns={columns} rows={flows} rowKey={({ key }) => key} />
  );
}
