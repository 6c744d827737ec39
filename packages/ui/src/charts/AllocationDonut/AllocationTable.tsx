import { Figure } from '../../foundations/Figure/Figure';
import { RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { AllocationDonut as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { fractionOf, type AllocationShare } from './allocation-slices';

interface AllocationTableProps {
  caption: string;
  shares: readonly AllocationShare[];
  total: string | undefined;
}

export function AllocationTable({ caption, shares, total }: AllocationTableProps) {
  const text = useMessages('AllocationDonut', english);
  const columns: RecordColumn<AllocationShare>[] = [
    { key: 'category', header: text.category, namesRow: true, cell: ({ name }) => name },
    {
      key: 'share',
      header: text.share,
      align: 'end',
      cell: ({ share_bp }) => <Figure kind="percent" value={fractionOf(share_bp)} />,
    },
  ];
  if (shares.some(({ value }) => value))
    columns.push({
      key: 'value',
      header: text.value,
      align: 'end',
      cell: ({ value }) => (value ? <Figure kind="money" value={value} /> : null),
    });
  const whole = shares.reduce((sum, { share_bp }) => sum + share_bp, 0);
  const rows = total
    ? [...shares, { key: 'total', name: text.total, share_bp: whole, value: total }]
    : shares;
  return (
    <RecordTable caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
  );
}
