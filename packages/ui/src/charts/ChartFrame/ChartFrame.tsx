// The frame of every chart: name and period, a text summary, and the data table.
import { useCallback, useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { Button } from '../../controls/Button/Button';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { Heading } from '../../foundations/Heading/Heading';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { ChartFrame as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { Head, Place, TableBox, View } from './ChartFrame.styles';

export type ChartView = 'chart' | 'table';

export interface ChartProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** Overrides the default title of the chart. */
  title?: string | undefined;
  /** Level of the heading in the document outline. Default 3. */
  headingLevel?: 2 | 3 | undefined;
  /** YYYY-MM-DD: the valuation date of the figures. */
  asOfDate?: string | null | undefined;
  /** Controlled view: chart or table. */
  view?: ChartView | undefined;
  /** Initial view. Default `chart`. */
  defaultView?: ChartView | undefined;
  /** Called when the user switches between chart and table. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Whether the figures are loading. */
  loading?: boolean | undefined;
  /** Error shown if the figures failed to load. */
  error?: ReactNode | undefined;
  /** Called to load the figures again. */
  onRetry?: (() => void) | undefined;
  /** At the end of the head: a `Menu` of what can be done with the figures, such as an export. */
  actions?: ReactNode | undefined;
}

interface ChartFrameProps extends ChartProps {
  rootRef: Ref<HTMLDivElement>;
  title: string;
  /** The date range as text. */
  period?: string | undefined;
  /** Text description of the chart; undefined if there is no data. */
  summary: string | undefined;
  empty: { title: string; text: string };
  chart: (onFail: () => void) => ReactNode;
  /** Rendered only when the user opens it, because ten years of months are hundreds of figures. */
  table: ReactNode;
  /** Number of rows of the table. */
  rows: number;
}

/** Number of rows from which the table scrolls in its own container. */
const LONG = 12;

export function ChartFrame({
  rootRef,
  title,
  headingLevel = 3,
  period,
  asOfDate,
  view,
  defaultView = 'chart',
  onViewChange,
  loading = false,
  error,
  onRetry,
  actions,
  summary,
  empty,
  chart,
  table,
  rows,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const text = useMessages('ChartFrame', english);
  const format = useFormat();
  const [chosen, choose] = useControllable({
    value: view,
    defaultValue: defaultView,
    onChange: onViewChange,
  });
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const shown = broken ? 'table' : chosen;
  const ready = !loading && !error && summary !== undefined;
  const action = shown === 'table' ? text.showChart : text.showTable;
  const when = [period, asOfDate && text.asOf(format.date(asOfDate))].filter(Boolean).join(' · ');

  return (
    <View
      ref={rootRef}
      role="figure"
      aria-labelledby={`${id}-title`}
      aria-describedby={ready ? `${id}-summary` : undefined}
      aria-busy={loading || undefined}
      data-view={shown}
      {...rest}
    >
      <Head>
        <div>
          <Heading id={`${id}-title`} level={headingLevel} size="lead">
            {title}
          </Heading>
          {(ready || loading) && when && (
            <Text size="caption" tone="secondary" data-part="period">
              {when}
            </Text>
          )}
        </div>
        {ready && !broken && (
          <Button
            variant="secondary"
            size="small"
            data-part="switch"
            aria-label={text.of(action, title)}
            onClick={() => choose(shown === 'table' ? 'chart' : 'table')}
          >
            {action}
          </Button>
        )}
        {ready && actions}
      </Head>
      {ready ? (
        <>
          <Text id={`${id}-summary`} size="small" data-part="summary" measure>
            {summary}
          </Text>
          {broken && (
            <Text role="status" size="small" tone="secondary">
              {text.notDrawn}
            </Text>
          )}
          {shown === 'chart' ? (
            chart(fail)
          ) : (
            <TableBox
              data-part="table"
              data-long={rows > LONG || undefined}
              {...(rows > LONG && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
            >
              {table}
            </TableBox>
          )}
        </>
      ) : (
        <Place>
          <Instead
            {...{ loading, error, onRetry, empty, title }}
            level={headingLevel === 2 ? 3 : headingLevel}
          />
        </Place>
      )}
    </View>
  );
}

interface InsteadProps extends Pick<ChartFrameProps, 'loading' | 'error' | 'onRetry' | 'empty' | 'title'> {
  level: 3;
}

/** The placeholder of the chart. */
function Instead({ loading, error, onRetry, empty, title, level }: InsteadProps) {
  const text = useMessages('ChartFrame', english);
  if (error)
    return (
      <ErrorState level={level} title={text.failed} onRetry={onRetry}>
        {error === true ? text.failedWhatToDo : error}
      </ErrorState>
    );
  if (loading)
    return (
      <>
        <VisuallyHidden role="status">{text.loading(title)}</VisuallyHidden>
        <Skeleton lines={2} />
        <Skeleton shape="block" height="100%" />
      </>
    );
  return (
    <EmptyState level={level} title={empty.title}>
      {empty.text}
    </EmptyState>
  );
}
