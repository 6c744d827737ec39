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
  const fee = (key: 'managementFee' | 'performanceFee'): RecordColumn<LookThroughLayer> => ({
    key,
    header: text[key],
    align: 'end',
    cell: ({ [key]: rate }) => (rate === null ? text.none : <Figure kind="percent" value={rate} />),
  });
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
    fee('managementFee'),
    fee('performanceFee'),
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
