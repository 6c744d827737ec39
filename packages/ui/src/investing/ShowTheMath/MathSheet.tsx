// The content: first the result, then the formula in words and symbols, then the rows it was computed from.
import { Fragment } from 'react';
import type { FigureMath, MathResult, PerformanceFigure } from '@quoin/rules';
import { Banner } from '../../feedback/Banner/Banner';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { FigureKind } from '../../foundations/format/figure-parts';
import { MathSheet as english } from '../../messages/en/math-sheet';
import { useMessages } from '../../provider/quoin-context';
import { PerformanceFigureView } from '../PerformanceTable/PerformanceFigureView';
import { FORMULAS, SYMBOLS } from './formulas';
import { MathParts, MathRows } from './MathRows';
import { Symbols, View } from './ShowTheMath.styles';

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
