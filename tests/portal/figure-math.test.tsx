// Every computed figure of the portfolio opens its calculation, which matches the figure.
import { screen, within } from '@testing-library/react';
import type { ReplyOf } from '@quoin/contract';
import { getInvestmentMath, getTotalMath } from '../../portal/src/journey/portfolio/FigureMathDialog';
import PortfolioScreen from '../../portal/src/journey/portfolio/PortfolioScreen';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

jest.mock('@quoin/ui/charts', () => ({
  NavChart: () => null,
  AllocationDonut: () => null,
  CashFlowChart: () => null,
}));

const FIGURES = {
  contribution: '100000.00',
  nav: '90000.00',
  dividend: '8000.00',
  withdrawn: '20000.00',
  fees_paid: '1000.00',
  net_gain_loss: '17000.00',
  rate_of_return: '0.17',
  irr: '0.0831',
  as_of_date: '2026-06-30',
};
const HELD = anInvestment({ ...FIGURES, status: 'current', group: 'current', valuation_date: '2026-06-30' });
const OTHER = anInvestment({
  ...FIGURES,
  id: 'inv-2',
  status: 'current',
  group: 'current',
  product: { ...HELD.product, name: 'Harbor Growth Fund' },
  nav: '10000.00',
  net_gain_loss: '-63000.00',
});
const PORTFOLIO: ReplyOf<'listInvestments'> = {
  items: [HELD, OTHER],
  totals: {
    ...FIGURES,
    commitment: '200000.00',
    contribution: '200000.00',
    nav: '100000.00',
    dividend: '16000.00',
    withdrawn: '40000.00',
    fees_paid: '2000.00',
    net_gain_loss: '-46000.00',
    rate_of_return: null,
  },
};

const sum = (values: readonly string[]) => values.reduce((total, one) => total + Number(one), 0);

test.each([
  'contribution',
  'dividends_received',
  'withdrawn',
  'fees_paid',
  'net_gain_loss',
  'current_nav',
] as const)('the parts of the total of %s sum to the total', (figure) => {
  const { parts = [], result } = getTotalMath(PORTFOLIO, figure);
  expect(result).toEqual({ kind: 'value', value: sum(parts.map(({ value }) => value)).toFixed(2) });
});

test('the IRR of the total lists the rates of its investments, which are no sum', () => {
  const { parts = [], result } = getTotalMath(PORTFOLIO, 'xirr');
  expect(result).toEqual({ kind: 'value', value: '0.0831' });
  expect(parts).toHaveLength(2);
  const none = { ...PORTFOLIO, totals: { ...PORTFOLIO.totals, irr: null } };
  expect(getTotalMath(none, 'xirr').result).toEqual({ kind: 'no_root' });
});

test('an investment without a single rate explains why', () => {
  const open: Extract<ReplyOf<'getInvestmentPart'>, { type: 'performance' }> = {
    type: 'performance',
    as_of_date: '2026-06-30',
    valuations: [],
    periods: [
      {
        period: 'inception_to_date',
        gap: null,
        from: '2024-06-30',
        figures: [
          { figure: 'xirr', values: [], rows: [], result: { kind: 'several_roots', roots: ['0.1', '0.4'] } },
        ],
      },
    ],
  };
  expect(getInvestmentMath({ ...HELD, irr: null }, open, 'xirr')).toMatchObject({
    period: 'inception_to_date',
    result: { kind: 'several_roots', roots: ['0.1', '0.4'] },
  });
});

test('a figure changed by a payment after the valuation is explained without the valuation', () => {
  const open: Extract<ReplyOf<'getInvestmentPart'>, { type: 'performance' }> = {
    type: 'performance',
    as_of_date: '2026-06-30',
    valuations: [],
    periods: [
      {
        period: 'inception_to_date',
        gap: null,
        from: '2024-06-30',
        figures: [
          {
            figure: 'current_nav',
            values: [{ symbol: 'units', value: '900.000000' }],
            rows: [],
            result: { kind: 'value', value: '90000.00' },
          },
        ],
      },
    ],
  };
  expect(getInvestmentMath(HELD, open, 'current_nav').values).toEqual({ units: '900.000000' });
  const moved = { ...HELD, nav: '70000.00' };
  expect(getInvestmentMath(moved, open, 'current_nav')).toMatchObject({
    values: {},
    result: { kind: 'value', value: '70000.00' },
  });
});

test.each(['en', 'zh-CN'] as const)(
  'in %s a total opens its investments and formula, and each holding its calculation',
  async (language) => {
    const messages = {
      en: ['Show the math, Net gain/loss', 'Show the math: Net gain/loss', 'Investments'],
      'zh-CN': ['查看计算过程：净盈亏', '净盈亏', '投资'],
    }[language];
    const sent = answerWith(({ path }) => {
      if (path.endsWith('/investment')) return { json: PORTFOLIO };
      return errorReply('unavailable');
    });
    const { person } = await renderScreen(PortfolioScreen, {
      path: '/my-investment/:group',
      at: '/my-investment/past',
      language,
    });
    const buttons = await screen.findAllByRole('button', { name: new RegExp(messages[0] ?? '') });
    // The summary, two holdings and their total.
    expect(buttons).toHaveLength(4);
    if (buttons[0]) await person.click(buttons[0]);
    const dialog = await screen.findByRole('dialog', { name: new RegExp(messages[1] ?? '') });
    expect(await within(dialog).findByText('Harbor Growth Fund · Morgan Reyes')).toBeVisible();
    expect(sent.length).toBeGreaterThan(0);
  },
);
