// The dated rows: payments and valuations, each with its weight.
import type { FigureMath, MathRow, PerformanceFigure } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { MathSheet as english } from '../../messages/en/math-sheet';
import { performanceFigure, transactionType } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useTermsOf } from '../../provider/use-terms';
import { PerformanceFigureView } from '../PerformanceTable/PerformanceFigureView';
import { RecordTable, type RecordColumn } from '../RecordTable/RecordTable';

interface Numbered extends MathRow {
  /** Index in the list, the key of rows that may be equal. */
  place: number;
}

export function MathRows({ math: { figure, rows } }: { math: FigureMath }) {
  const text = useMessages('MathSheet', english);
  const typeNames = useTermsOf('transactionType', transactionType);
  const format = useFormat();
  const has = (key: 'flow' | 'nav' | 'weight') => rows.some((row) => row[key] !== null);
  const money = (key: 'flow' | 'nav'): RecordColumn<Numbered> => ({
    key,
    header: text[key],
    align: 'end',
    cell: (row) => (row[key] === null ? null : <Figure kind="money" value={row[key]} />),
  });
  const columns: RecordColumn<Numbered>[] = [
    { key: 'date', header: text.date, namesRow: true, cell: ({ date }) => format.date(date, 'short') },
    {
      key: 'what',
      header: text.what,
      cell: ({ what }) => (what === 'valuation' ? text.valuation : typeNames[what]),
    },
    ...(has('flow') ? [money('flow')] : []),
    ...(has('nav') ? [money('nav')] : []),
  ];
  if (has('weight'))
    columns.push({
      key: 'weight',
      header: figure === 'xirr' ? text.years : text.weight,
      align: 'end',
      cell: ({ weight }) => (weight === null ? null : <Figure kind="units" digits={4} value={weight} />),
    });
  return (
    <RecordTable
      caption={text.rows}
      columns={columns}
      rows={rows.map((row, place) => ({ ...row, place }))}
      rowKey={({ place }) => String(place)}
      empty={text.noRows}
    />
  );
}

interface MathPartsProps {
  figure: PerformanceFigure;
  parts: NonNullable<FigureMath['parts']>;
}

/** The investments of a total. */
export function MathParts({ figure, parts }: MathPartsProps) {
  const text = useMessages('MathSheet', english);
  const figureNames = useTermsOf('performanceFigure', performanceFigure);
  return (
    <RecordTable
      caption={text.parts}
      columns={[
        { key: 'name', header: text.investment, namesRow: true, cell: ({ name }) => name },
        {
          key: 'value',
          header: figureNames[figure],
          align: 'end',
          cell: ({ value }) =>
            figure === 'xirr' ? (
              <PerformanceFigureView figure={figure} value={value} />
            ) : (
              <Figure kind="money" value={value} />
            ),
        },
      ]}
      rows={parts.map((part, place) => ({ ...part, place }))}
      rowKey={({ place }) => String(place)}
      empty={text.noRows}
    />
  );
}
