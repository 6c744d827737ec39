import { Figure } from '../../foundations';
import { RecordTable, type RecordColumn } from '../../investing/RecordTable';
import { CashFlowChart as english } from '../../messages/en/charts';
import { useMessages } from '../../provider';
import type { NetCashFlow } from './cash-flows';

interface CashFlowTableProps {
  caption: string;
  flows: readonly NetCashFlow[];
  nameOf: (flow: NetCashFlow) => string;
}

export function CashFlowTable({ caption, flows, nameOf }: CashFlowTableProps) {
  const text = useMessages('CashFlowChart', english);
  const columns: RecordColumn<NetCashFlow>[] = [
    { key: 'period', header: text.period, namesRow: true, cell: nameOf },
    {
      key: 'contribution',
      header: text.contribution,
      align: 'end',
      cell: ({ contribution }) => <Figure kind="money" value={contribution} />,
    },
    {
      key: 'distribution',
      header: text.distribution,
      align: 'end',
      cell: ({ distribution }) => <Figure kind="money" value={distribution} />,
    },
    {
      key: 'net',
      header: text.net,
      align: 'end',
      cell: ({ net }) => <Figure kind="money" value={net} change />,
    },
  ];
  return (
    <RecordTable caption={caption} captionHidden columns={columns} rows={flows} rowKey={({ key }) => key} />
  );
}
