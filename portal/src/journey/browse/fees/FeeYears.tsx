import type { FeeProjection, FeeYear } from '@quoin/rules';
import { Figure, RecordTable, type RecordColumn } from '@quoin/ui';
import { useText } from '../../../i18n';

type Amounts = Omit<FeeYear, 'year'>;
interface Row extends Amounts {
  key: string;
  name: string;
}

const AMOUNTS = [
  ['value', 'browse.fees.value'],
  ['subscription', 'browse.fee.subscription'],
  ['management', 'browse.fee.management'],
  ['performance', 'browse.fee.performance'],
  ['fees', 'browse.fees.of_year'],
] as const;

/** Fees by the year in which they are charged, with totals. */
export function FeeYears({ projection }: { projection: FeeProjection }) {
  const text = useText();
  const columns: RecordColumn<Row>[] = [
    { key: 'year', header: text('browse.fees.year'), namesRow: true, cell: ({ name }) => name },
    ...AMOUNTS.map(([amount, header]) => ({
      key: amount,
      header: text(header),
      align: 'end' as const,
      cell: (row: Row) => <Figure kind="money" value={row[amount]} />,
    })),
  ];
  const { years, endValue, ...sums } = projection;
  const rows: Row[] = [
    ...years.map(({ year, ...amounts }) => ({
      key: String(year),
      name: text('browse.fees.year_named', { year }),
      ...amounts,
    })),
    { key: 'all', name: text('browse.fees.total'), value: endValue, ...sums },
  ];
  return (
    <RecordTable
      caption={text('browse.fees.by_year')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
