import type { PerformanceGap, UndeterminedRate } from '@quoin/rules';

export const PerformanceTable = {
  caption: 'Performance',
  asOf: (date: string) => `As of ${date}`,
  figure: 'Figure',
  period: 'Period',
  since: 'From',
  /** Suffix of a multiple: 1.31x. */
  multiple: 'x',
  /** Names the button of a figure; the figure follows. */
  showMath: (figure: string, period?: string) =>
    `${['Show the math', figure, ...(period ? [period] : [])].join(', ')}: `,
  undetermined: {
    no_root: 'No rate',
    several_roots: 'Several rates',
    out_of_range: 'No rate',
    no_capital: 'No rate',
  } satisfies Record<UndeterminedRate, string>,
  noFigure: 'No figure',
  gapsTitle: 'Why some periods have no figures',
  gaps: {
    held_for_less: 'You have held this investment for less than this period.',
    not_current: 'The investment is not current yet. Figures start on the effective date.',
    not_valued: 'The fund has not been valued in this period yet.',
  } satisfies Record<PerformanceGap, string>,
  empty: 'No performance yet. Figures appear after the first valuation of the fund.',
};

export const ShowTheMath = {
  title: (figure: string) => `Show the math: ${figure}`,
  titleOfPeriod: (figure: string, period: string) => `Show the math: ${figure}, ${period}`,
};
