import { subtractDecimals } from '@quoin/rules';
import { forwardRef, useCallback, useMemo } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { figureColumn, RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { ChartFrame as frameEnglish, NavChart as english } from '../../messages/en/charts';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame';
import { Drawing } from '../Drawing/Drawing';
import type { Palette } from '../Drawing/palette';
import { AxisLabels } from '../PlotReader/AxisLabels';
import { PlotReader, useReading } from '../PlotReader/PlotReader';
import { SeriesKey, type KeyEntry } from '../SeriesKey/SeriesKey';
import { EVENT_MARKS, navPicture } from './nav-picture';
import {
  getCourse,
  eventsInOrder,
  eventsUpTo,
  isSome,
  getRows,
  valuationsInOrder,
  type NavEvent,
  type NavRow,
  type NavValuation,
} from './nav-points';
import { placeIn, getSpan, timeLabels, getTime } from './time-axis';

export interface NavChartProps extends ChartProps {
  /** Valuations in any order. */
  valuations: readonly NavValuation[];
  /** Events that explain changes of the line, marked on it. */
  events?: readonly NavEvent[] | undefined;
  /** What is valued: a holding, or a company by its share price. Default `holding`. */
  of?: 'holding' | 'company' | undefined;
}

const NO_EVENTS: readonly NavEvent[] = [];

/**
 * The value over time of an investment or a portfolio compared with its contributions, or of a company. Forwards the ref
 * and other attributes to the root, a `figure`.
 */
export const NavChart = forwardRef<HTMLDivElement, NavChartProps>(function NavChart(
  { valuations: given, events: givenEvents = NO_EVENTS, of = 'holding', title, ...rest },
  ref,
) {
  const text = useNavMessages(of);
  const frame = useMessages('ChartFrame', frameEnglish);
  const format = useFormat();
  const locale = useLocale();
  const valuations = useMemo(() => valuationsInOrder(given), [given]);
  const events = useMemo(() => eventsInOrder(givenEvents), [givenEvents]);
  const course = getCourse(valuations);
  const span = useMemo(() => getSpan(valuations.map(({ date }) => date)), [valuations]);
  const points = useMemo(
    () => valuations.map(({ date }) => ({ at: placeIn(span, getTime(date)) })),
    [valuations, span],
  );
  const { chosen, shown, read } = useReading(points);
  const picture = useCallback(
    (palette: Palette) => navPicture(valuations, events, span, locale, palette),
    [valuations, events, span, locale],
  );
  const name = title ?? text.title;

  const at = valuations[shown];
  const place = at ? format.date(at.date) : '';
  const entries: KeyEntry[] = [{ id: 'nav', name: text.nav, value: at?.nav, mark: 'line', series: 1 }];
  if (valuations.some(({ contribution }) => contribution))
    entries.push({
      id: 'contribution',
      name: text.contribution,
      value: at?.contribution,
      mark: 'dashed',
      series: 2,
    });
  const announcement = frame.reading(place, [
    ...entries.map((entry) => frame.figureOf(entry.name, format.money(entry.value))),
    ...eventsUpTo(events, valuations, shown).map(({ type, amount }) =>
      frame.figureOf(text.events[type], format.money(amount)),
    ),
  ]);
  const kinds = [...new Set(events.map(({ type }) => type))];
  const key: KeyEntry[] = [
    ...entries,
    ...kinds.map((type) => ({ id: type, name: text.events[type], ...EVENT_MARKS[type] })),
  ];

  return (
    <ChartFrame
      rootRef={ref}
      data-quoin="NavChart"
      {...rest}
      title={name}
      period={
        course && valuations.length > 1
          ? frame.range(format.date(course.first.date), format.date(course.last.date))
          : undefined
      }
      summary={course && getSummary(course, valuations.length, text, frame, format)}
      empty={{ title: text.emptyTitle, text: text.empty }}
      rows={valuations.length + events.length}
      table={<NavTable caption={name} text={text} valuations={valuations} events={events} />}
      chart={(onFail) => (
        <>
          <SeriesKey place={place} entries={key} />
          <Drawing picture={picture} onFail={onFail}>
            {(plot) => (
              <>
                <AxisLabels plot={plot} labels={timeLabels(span, plot.width, locale)} />
                <PlotReader {...{ plot, points, chosen, shown, announcement }} chart={name} onRead={read} />
              </>
            )}
          </Drawing>
        </>
      )}
    />
  );
});

type Words = Omit<typeof english, 'company'>;

function useNavMessages(of: NonNullable<NavChartProps['of']>): Words {
  const { company, ...holding } = useMessages('NavChart', english);
  return of === 'company' ? { ...holding, ...company } : holding;
}

function getSummary(
  { first, last, high, low, change, contributed, size, direction }: NonNullable<ReturnType<typeof getCourse>>,
  count: number,
  text: Words,
  frame: typeof frameEnglish,
  format: ReturnType<typeof useFormat>,
): string {
  if (count === 1) return text.onlyOne(format.money(first.nav), format.date(first.date), text.worth);
  const sentences = [
    contributed === undefined
      ? text.moved(
          text.worth,
          direction,
          format.money(first.nav),
          format.money(last.nav),
          format.money(size),
          text.between(format.date(first.date), format.date(last.date)),
        )
      : text.wentFrom(
          text.worth,
          format.money(first.nav),
          format.money(last.nav),
          text.between(format.date(first.date), format.date(last.date)),
          format.money(contributed, { sign: 'change' }),
          format.money(subtractDecimals(change, contributed), { sign: 'change' }),
        ),
    text.extremes(
      format.money(high.nav),
      format.date(high.date),
      format.money(low.nav),
      format.date(low.date),
    ),
  ];
  if (last.contribution) sentences.push(text.paidIn(format.money(last.contribution)));
  if (isSome(last.dividends)) sentences.push(text.paidOut(format.money(last.dividends)));
  if (isSome(last.fees)) sentences.push(text.feesPaid(format.money(last.fees)));
  return frame.sentences(sentences);
}

interface NavTableProps {
  caption: string;
  text: Pick<typeof english, 'date' | 'nav' | 'contribution' | 'dividends' | 'fees' | 'event' | 'events'>;
  valuations: readonly NavValuation[];
  events: readonly NavEvent[];
}

function NavTable({ caption, text, valuations, events }: NavTableProps) {
  const format = useFormat();
  const amount = (key: 'nav' | 'contribution' | 'dividends' | 'fees'): RecordColumn<NavRow> =>
    figureColumn(key, text[key], ({ valuation }) =>
      valuation?.[key] ? <Figure kind="money" value={valuation[key]} /> : null,
    );
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
      rows={getRows(valuations, events)}
      rowKey={({ key }) => key}
    />
  );
}
