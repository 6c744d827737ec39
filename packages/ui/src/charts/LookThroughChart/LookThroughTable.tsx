import { Figure } from '../../foundations/Figure/Figure';
import { RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { LookThroughChart as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import type { LookThroughLayer } from './LookThroughChart';

interface LookThroughTableProps {
  caption: string;
  layers: readonly LookThroughLayer[];
}

export function LookThroughTable({ caption, layers }: LookThroughTableProps) {
  const text = useMessages('LookThroughChart', english);
  const rate = (value: string | null) =>
    value === null ? text.none : <Figure kind="percent" value={value} />;
  const columns: RecordColumn<LookThroughLayer>[] = [
    { key: 'layer', header: text.layer, namesRow: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'kind', header: text.kind, cell: ({ kind }) => text.kinds[kind] },
    { key: 'interest', header: text.interest, cell: ({ interest }) => interest },
    {
      key: 'units',
      header: text.units,
      align: 'end',
      cell: ({ units }) => (units === null ? null : <Figure kind="units" digits={0} value={units} />),
    },
    {
      key: 'management',
      header: text.managementFee,
      align: 'end',
      cell: ({ managementFee }) => rate(managementFee),
    },
    {
      key: 'performance',
      header: text.performanceFee,
      align: 'end',
      cell: ({ performanceFee }) => rate(performanceFee),
    },
  ];
  return (
    <RecordTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={layers}
      rowKey={(layer) => String(layers.indexOf(layer))}
    />
  );
}
