import { forwardRef, useMemo, type ReactNode, type TableHTMLAttributes } from 'react';
import type { InvestorType, InvestmentStatus, PerformanceFigure } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { HoldingsTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { useTerms } from '../../provider/use-terms';
import { DataTable } from '../DataTable/DataTable';
import type { DataColumn, DataSort } from '../DataTable/data-columns';
import { FigureWithMath } from '../ShowTheMath/FigureWithMath';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Name } from './HoldingsTable.styles';

/** Money in decimal dollars, the rate as a decimal fraction per year; null before the first valuation. */
export interface HoldingFigures {
  contribution: string;
  dividends: string;
  /** Redeemed or transferred out. */
  withdrawn: string;
  /** Paid on top of the contribution. */
  fees: string;
  nav: string | null;
  netGainLoss: string | null;
  /** Null also if the payments have no single rate. */
  irr: string | null;
}

export interface Holding extends HoldingFigures {
  id: string;
  /** Name of the product. */
  name: string;
  /** Address of the investment. */
  href: string;
  investor: { name: string; type: InvestorType };
  /** Shown unless it is `current`. */
  status: InvestmentStatus;
  /** YYYY-MM-DD: the date of the figures; null before the first valuation. */
  asOfDate: string | null;
}

export interface HoldingsTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Holdings in display order, until the user sorts them. */
  holdings: readonly Holding[];
  /** Figures of the totals row. */
  totals: HoldingFigures;
  /** Overrides the caption of the table. */
  caption?: ReactNode | undefined;
  /** Hides the caption visually; it stays the accessible name. */
  captionHidden?: boolean | undefined;
  /** Makes the computed figures buttons. Called with the figure whose math the user opens; without an id, for the total. */
  onShowMath?: ((figure: PerformanceFigure, id?: string) => void) | undefined;
  /** Controlled column and direction of the order. */
  sort?: DataSort | null | undefined;
  /** Called with the new column and direction. */
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

interface FigureColumn {
  key: 'paidIn' | 'dividends' | 'withdrawn' | 'fees' | 'nav' | 'gain' | 'irr';
  field: keyof HoldingFigures;
  figure: PerformanceFigure;
  /** Default `money`. */
  kind?: 'money' | 'percent' | undefined;
  change?: true | undefined;
  /** The column is left out if no holding has an amount. */
  rare?: true | undefined;
  /** Results are sorted by; sorting by their terms would only fill the head on a phone. */
  sortable?: true | undefined;
}

/** In the order of the equation: value + dividends + redeemed - paid in - fees = net gain/loss. */
const COLUMNS: readonly FigureColumn[] = [
  { key: 'paidIn', field: 'contribution', figure: 'contribution' },
  { key: 'fees', field: 'fees', figure: 'fees_paid', rare: true },
  { key: 'dividends', field: 'dividends', figure: 'dividends_received' },
  { key: 'withdrawn', field: 'withdrawn', figure: 'withdrawn', rare: true },
  { key: 'nav', field: 'nav', figure: 'current_nav', sortable: true },
  { key: 'gain', field: 'netGainLoss', figure: 'net_gain_loss', change: true, sortable: true },
  { key: 'irr', field: 'irr', figure: 'xirr', kind: 'percent', change: true, sortable: true },
];

/** Width of a column of figures on a screen between phone and desktop. */
const FIGURE_WIDTH = '12%';

const getId = ({ id }: Holding) => id;
const getValue = (figure: string | null) => (figure === null ? undefined : Number(figure));
const isSome = (amount: string | null) => /[1-9]/.test(amount ?? '');

/** All holdings of a portfolio with their figures and totals; each name links to its investment. */
export const HoldingsTable = forwardRef<HTMLTableElement, HoldingsTableProps>(function HoldingsTable(
  { holdings, totals, caption, onShowMath, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('HoldingsTable', english);
  const terms = useTerms();
  const format = useFormat();
  const columns = useMemo((): DataColumn<Holding>[] => {
    const shown = COLUMNS.filter(
      ({ rare, field }) => !rare || [totals, ...holdings].some((figures) => isSome(figures[field])),
    );
    const cell = (
      { field, figure, kind = 'money', change }: FigureColumn,
      figures: HoldingFigures,
      id?: string,
    ) => {
      const value = figures[field];
      // The math of a valued holding says why it has no single rate.
      if (value === null && (figure !== 'xirr' || figures.nav === null))
        return (
          <>
            <span aria-hidden>—</span>
            <VisuallyHidden>{text.noFigure}</VisuallyHidden>
          </>
        );
      return (
        <FigureWithMath figure={figure} onShowMath={onShowMath && ((requested) => onShowMath(requested, id))}>
          <Figure kind={kind} value={value} change={change} />
        </FigureWithMath>
      );
    };
    return [
      {
        key: 'name',
        header: text.name,
        namesRow: true,
        width: '28%',
        sortValue: ({ name }) => name,
        cell: ({ name, href, investor, status, asOfDate }) => (
          <Name>
            {renderLink({ href, children: <bdi>{name}</bdi> })}
            <span data-part="fact">
              {terms.investorType[investor.type]} · <bdi>{investor.name}</bdi>
            </span>
            {asOfDate && <span data-part="fact">{text.asOf(format.date(asOfDate))}</span>}
            {status !== 'current' && <StatusBadge status={status} />}
          </Name>
        ),
        total: text.total,
      },
      ...shown.map((column): DataColumn<Holding> => ({
        key: column.key,
        header: text[column.key],
        align: 'end',
        width: FIGURE_WIDTH,
        firstDirection: 'descending',
        sortValue: column.sortable && ((holding) => getValue(holding[column.field])),
        cell: (holding) => cell(column, holding, holding.id),
        total: cell(column, totals),
      })),
    ];
  }, [text, terms, format, holdings, totals, onShowMath, renderLink]);
  return (
    <DataTable
      rootRef={ref}
      caption={caption ?? text.caption}
      columns={columns}
      rows={holdings}
      rowKey={getId}
      empty={text.empty}
      data-quoin="HoldingsTable"
      {...rest}
    />
  );
});
