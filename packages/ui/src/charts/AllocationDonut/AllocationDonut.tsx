import { forwardRef, useCallback, useMemo } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { figureColumn, RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { AllocationDonut as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame';
import { Drawing } from '../Drawing/Drawing';
import type { Palette } from '../Drawing/palette';
import type { Picture } from '../Drawing/plot';
import { Legend, Ring } from './AllocationDonut.styles';
import {
  bySize,
  getFraction,
  getSlices,
  getTotal,
  warnAboutWrongShares,
  type AllocationShare,
  type Slice,
} from './allocation-slices';

export interface AllocationDonutProps extends ChartProps {
  /** Parts in any order. Beyond seven, the smallest are drawn as one slice; the table lists all. */
  shares: readonly AllocationShare[];
}

/**
 * A donut chart of an allocation. Slices are numbered like the legend, largest first, clockwise from the top. Forwards the
 * ref and other attributes to the root, a `figure`.
 */
export const AllocationDonut = forwardRef<HTMLDivElement, AllocationDonutProps>(function AllocationDonut(
  { shares, title, ...rest },
  ref,
) {
  const text = useMessages('AllocationDonut', english);
  const format = useFormat();
  const slices = useMemo(() => getSlices(shares), [shares]);
  const picture = useCallback((palette: Palette) => allocationPicture(slices, palette), [slices]);
  const name = title ?? text.title;
  const total = getTotal(shares);
  const parts = bySize(shares).filter(({ share_bp }) => share_bp > 0);
  const [largest, smallest] = [parts[0], parts.at(-1)];
  const percent = (share_bp: number) => format.percent(getFraction(share_bp));
  warnAboutWrongShares(shares);

  let summary: string | undefined;
  if (largest && smallest)
    summary =
      parts.length === 1
        ? text.onlyOne(largest.name)
        : text.summary(
            parts.length,
            largest.name,
            percent(largest.share_bp),
            smallest.name,
            percent(smallest.share_bp),
          );

  return (
    <ChartFrame
      rootRef={ref}
      data-quoin="AllocationDonut"
      {...rest}
      title={name}
      summary={summary}
      empty={{ title: text.emptyTitle, text: text.empty }}
      rows={shares.length}
      table={<AllocationTable caption={name} shares={bySize(shares)} total={total} />}
      chart={(onFail) => (
        <Ring>
          <Drawing shape="round" picture={picture} onFail={onFail} />
          <Legend>
            {slices.map((slice, index) => (
              <li key={slice.key} data-series={slice.series}>
                <span aria-hidden data-part="number">
                  {index + 1}
                </span>
                <span data-part="name">{slice.name ?? text.other(slice.parts)}</span>
                <span data-part="figures">
                  <Figure kind="percent" value={getFraction(slice.share_bp)} />
                  {slice.value && <Figure kind="money" value={slice.value} />}
                </span>
              </li>
            ))}
            {total && (
              <li data-part="total">
                <span data-part="name">{text.total}</span>
                <span data-part="figures">
                  <Figure kind="money" value={total} />
                </span>
              </li>
            )}
          </Legend>
        </Ring>
      )}
    />
  );
});

/** In degrees. A narrower slice has no room for its number; the order of the legend identifies it. */
const MIN_ANGLE = 14;

function allocationPicture(slices: readonly Slice[], palette: Palette): Picture {
  return {
    type: 'donut',
    series: slices.map(({ share_bp }) => share_bp),
    options: {
      labels: slices.map((_, index) => String(index + 1)),
      colors: slices.map(({ series }) => palette.series[series]),
      grid: { padding: { top: 0, right: 0, bottom: 0, left: 0 } },
      stroke: { width: slices.length > 1 ? 2 : 0, colors: [palette.surface] },
      plotOptions: {
        pie: {
          expandOnClick: false,
          donut: { size: '58%' },
          dataLabels: { minAngleToShowLabel: MIN_ANGLE },
        },
      },
      dataLabels: {
        enabled: slices.length > 1,
        formatter: (_, { seriesIndex }: { seriesIndex: number }) => String(seriesIndex + 1),
        style: {
          fontSize: '13px',
          fontWeight: 600,
          colors: slices.map(({ series }) => palette.onSeries[series]),
        },
        dropShadow: { enabled: false },
      },
    },
  };
}

interface AllocationTableProps {
  caption: string;
  shares: readonly AllocationShare[];
  total: string | undefined;
}

function AllocationTable({ caption, shares, total }: AllocationTableProps) {
  const text = useMessages('AllocationDonut', english);
  const columns: RecordColumn<AllocationShare>[] = [
    { key: 'category', header: text.category, namesRow: true, cell: ({ name }) => name },
    figureColumn('share', text.share, ({ share_bp }) => (
      <Figure kind="percent" value={getFraction(share_bp)} />
    )),
  ];
  if (shares.some(({ value }) => value))
    columns.push(
      figureColumn('value', text.value, ({ value }) =>
        value ? <Figure kind="money" value={value} /> : null,
      ),
    );
  const whole = shares.reduce((sum, { share_bp }) => sum + share_bp, 0);
  const rows = total
    ? [...shares, { key: 'total', name: text.total, share_bp: whole, value: total }]
    : shares;
  return (
    <RecordTable caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
  );
}
