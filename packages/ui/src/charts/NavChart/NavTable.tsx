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
  const amount = (key: 'nav' | 'contribution' | 'dividends' | 'fees'): RecordColumn<NavRow> => ({
    key,
    header: text[key],
    align: 'end',
    cell: ({ valuation }) => (valuation?.[key] ? <Figure kind="money" value={valuation[key]} /> : null),
  });
  const columns: RecordColumn<NavRow>[] = [
    { key: 'date', header: text.date, namesRow: true, cell: ({ date }) => format.date(date, 'short') },
    amount('nav'),
  ];
  if (valuations.some(({ contribution }) => contribution)) columns.push(amount('contribution'));
  if (valuations.some(({ dividends }) => isSome(dividends))) columns.push(amount('dividends'));
  if (valuations.some(({ fees }) => isSome(fees))) columns.push(amount('fees'));
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
