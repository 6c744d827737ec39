// The content: first the result, then the formula in words and symbols, then the rows it was computed from.
import type { FigureMath, MathResult, MathRow, PerformanceFigure } from '@quoin/rules';
import { Fragment } from 'react';
import { Banner } from '../../feedback/Banner/Banner';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { Text } from '../../foundations/Text/Text';
import type { FigureKind } from '../../foundations/format/figure-parts';
import { useFormat } from '../../foundations/format/use-format';
import { MathSheet as english } from '../../messages/en/math-sheet';
import { performanceFigure, transactionType } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { PerformanceFigureView } from '../PerformanceTable/PerformanceFigureView';
import { figureColumn, RecordTable, type RecordColumn } from '../RecordTable/RecordTable';
import { Symbols, View } from './ShowTheMath.styles';
import { FORMULAS, SYMBOLS } from './formulas';

export interface MathSheetProps {
  math: FigureMath;
  headingLevel: 3 | 4;
}

export function MathSheet({ math, headingLevel }: MathSheetProps) {
  const text = useMessages('MathSheet', english);
  const { figure, asOf, parts, result } = math;
  const isRate = figure === 'xirr';
  const showsFormula = !parts || isRate || figure === 'net_gain_loss';
  const heading = { level: headingLevel, size: 'small' } as const;
  return (
    <View>
      <section>
        <Heading {...heading}>{text.result}</Heading>
        <Result figure={figure} result={result} asOf={asOf} />
      </section>
      <section>
        <Heading {...heading}>{text.formula}</Heading>
        <Text measure size="small">
          {parts && (isRate ? text.totalRate : text.total)} {showsFormula && text.words[figure]}
        </Text>
        {showsFormula && (
          <>
            <div data-part="formula" dir="ltr">
              {FORMULAS[figure].lines().map((line, index) => (
                <Fragment key={index}>{line}</Fragment>
              ))}
            </div>
            <SymbolList math={math} />
          </>
        )}
      </section>
      <section data-part="rows">
        {parts ? <MathParts figure={figure} parts={parts} /> : <MathRows math={math} />}
      </section>
    </View>
  );
}

interface ResultProps {
  figure: PerformanceFigure;
  result: MathResult;
  asOf: string | undefined;
}

function Result({ figure, result, asOf }: ResultProps) {
  const text = useMessages('MathSheet', english);
  const format = useFormat();
  switch (result.kind) {
    case 'value':
      return (
        <div data-part="figure">
          <PerformanceFigureView figure={figure} value={result.value} size="display" />
          {asOf && (
            <Text as="span" size="small" tone="secondary">
              {text.asOf(format.date(asOf))}
            </Text>
          )}
        </div>
      );
    case 'several_roots':
      return (
        <NoValue title={text.severalRoots}>
          {text.severalRootsWhy(result.roots.map((root) => format.percent(root)))}
        </NoValue>
      );
    case 'no_root':
      return <NoValue title={text.noRoot}>{text.noRootWhy}</NoValue>;
    case 'out_of_range':
      return <NoValue title={text.outOfRange}>{text.outOfRangeWhy}</NoValue>;
    case 'no_capital':
      return <NoValue title={text.noCapital}>{text.noCapitalWhy}</NoValue>;
  }
}

const NoValue = (reason: { title: string; children: string }) => <Banner signal="warning" {...reason} />;

function SymbolList({ math: { figure, values = {} } }: { math: FigureMath }) {
  const text = useMessages('MathSheet', english);
  return (
    <Symbols aria-label={text.symbols}>
      {FORMULAS[figure].symbols.map((symbol) => {
        const { letter, kind, digits }: { letter: string; kind: FigureKind; digits?: number } =
          SYMBOLS[symbol];
        const value = values[symbol];
        return (
          <div key={symbol}>
            <dt>{letter}</dt>
            <dd>{text.symbolNames[symbol]}</dd>
            {value !== undefined && (
              <dd data-part="value">
                <Figure kind={kind} digits={digits} value={value} />
              </dd>
            )}
          </div>
        );
      })}
    </Symbols>
  );
}

interface Numbered extends MathRow {
  /** Index in the list, the key of rows that may be equal. */
  place: number;
}

/** The dated rows: payments and valuations, each with its weight. */
function MathRows({ math: { figure, rows } }: { math: FigureMath }) {
  const text = useMessages('MathSheet', english);
  const typeNames = useNamedTerms('transactionType', transactionType);
  const format = useFormat();
  const has = (key: 'flow' | 'nav' | 'weight') => rows.some((row) => row[key] !== null);
  const money = (key: 'flow' | 'nav'): RecordColumn<Numbered> =>
    figureColumn(key, text[key], (row) =>
      row[key] === null ? null : <Figure kind="money" value={row[key]} />,
    );
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
    columns.push(
      figureColumn('weight', figure === 'xirr' ? text.years : text.weight, ({ weight }) =>
        weight === null ? null : <Figure kind="units" digits={4} value={weight} />,
      ),
    );
  return (
    <RecordTable
      caption={text.rows}
      columns={columns}
      rows={rows.map((row, index) => ({ ...row, place: index }))}
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
function MathParts({ figure, parts }: MathPartsProps) {
  const text = useMessages('MathSheet', english);
  const figureNames = useNamedTerms('performanceFigure', performanceFigure);
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
      rows={parts.map((part, index) => ({ ...part, place: index }))}
      rowKey={({ place }) => String(place)}
      empty={text.noRows}
    />
  );
}
