import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import type { NavChart as english } from '../../messages/en/charts';
import { isSome, rowsOf, type NavEvent, type NavRow, type NavValuation } from './nav-points';

interface NavTableProps {
  caption: string;
  text: Pick<typeof english, 'date' | 'nav' | 'contribution' | 'dividends' | 'fees' | 'event' | 'events'>;
  valuations: readonly NavValuation[];
  events: readonly NavEvent[];
}

export function NavTable({ caption, text, valuations, events }: NavTableProps) {
  const format = useFormat();
  const figure = (value: string | null | undefined) => (value ? <Figure kind="money" value={value} /> : null);
  const columns: RecordColumn<NavRow>[] = [
    { key: 'date', header: text.date, namesRow: true, cell: ({ date }) => format.date(date, 'short') },
    { key: 'nav', header: text.nav, align: 'end', cell: ({ valuation }) => figure(valuation?.nav) },
  ];
  if (valuations.some(({ contribution }) => contribution))
    columns.push({
      key: 'contribution',
      header: text.contribution,
      align: 'end',
      cell: ({ valuation }) => figure(valuation?.contribution),
    });
  if (valuations.some(({ dividends }) => isSome(dividends)))
    columns.push({
      key: 'dividends',
      header: text.dividends,
      align: 'end',
      cell: ({ valuation }) => figure(valuation?.dividends),
    });
  if (valuations.some(({ fees }) => isSome(fees)))
    columns.push({
      key: 'fees',
      header: text.fees,
      align: 'end',
      cell: ({ valuation }) => figure(valuation?.fees),
    });
  if (events.length > 0)
    columns.push({
      key: 'event',
      header: text.event,
      cell: ({ event }) =>
        event ? (
          <span>
            {text.events[event.type]} <Figure kind="money" value={event.amount} />
          </span>
        ) : null,
    });
  return (
    <RecordTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={rowsOf(valuations, events)}
      rowKey={({ key }) => key}
    />
  );
}
