import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERFORMANCE_FIGURES } from '@quoin/rules';
import { ShowTheMath, type FigureMath } from '@quoin/ui';
import { show } from './in-quoin';

const tvpi: FigureMath = {
  figure: 'tvpi',
  period: 'inception_to_date',
  asOf: '2025-03-31',
  values: { nav: '112480.55', dividends: '6250.00', contribution: '100000.00' },
  rows: [
    { date: '2022-11-28', what: 'funds_received', flow: '100000.00', nav: null, weight: null },
    { date: '2025-03-31', what: 'valuation', flow: null, nav: '112480.55', weight: null },
  ],
  result: { kind: 'value', value: '1.187306' },
};
const xirr: FigureMath = {
  figure: 'xirr',
  rows: [{ date: '2022-01-01', what: 'distribution', flow: '2300.00', nav: null, weight: '1' }],
  result: { kind: 'several_roots', roots: ['0.10', '0.20'] },
};

// The content loads when it first opens, and stays loaded.
beforeAll(async () => {
  const { unmount } = show(<ShowTheMath math={tvpi} defaultOpen />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await screen.findByRole('heading', { name: 'Result' });
  unmount();
});

test('shows the result, the formula as text and as MathML, and the values of its symbols', () => {
  const { container } = show(<ShowTheMath math={tvpi} defaultOpen />);
  expect(screen.getByRole('group')).toHaveTextContent('Show the math: TVPI, Inception to date');
  expect(screen.getByText('1.19')).toBeVisible();
  expect(screen.getByText('As of March 31, 2025')).toBeVisible();
  expect(screen.getByText(/Total value to paid-in/)).toBeVisible();
  const math = container.querySelector('math');
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math).toHaveTextContent('TVPI=N+D+WB+C');
  expect(screen.getByText('Current NAV').nextElementSibling).toHaveTextContent('$112,480.55');
});

test('the rows have dates, and unused columns are omitted', () => {
  show(<ShowTheMath math={tvpi} defaultOpen />);
  const table = screen.getByRole('table', { name: 'Data used' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Event', 'Flow', 'NAV']);
  expect(within(table).getByRole('row', { name: /Nov 28, 2022/ })).toHaveTextContent(
    'Funds received$100,000.00',
  );
});

test('the IRR of a total lists the rates of its investments, and says that it is not their average', () => {
  const parts = [
    { name: 'Harbour Street Income Fund II', value: '0.0871' },
    { name: 'Alder Ridge Timberland Fund', value: '-0.0277' },
  ];
  const result = { kind: 'value', value: '0.0598' } as const;
  const { container } = show(<ShowTheMath math={{ ...xirr, rows: [], parts, result }} defaultOpen />);
  expect(screen.getByRole('group')).toHaveTextContent(
    'Show the math: Internal rate of return (IRR, per year)',
  );
  expect(screen.getByText(/as if they were one investment. It is not the average/)).toBeVisible();
  expect(container.querySelector('math')).not.toBeNull();
  expect(screen.getByRole('row', { name: /^Alder Ridge/ })).toHaveTextContent('\u22122.77%');
});

test('the weight of an IRR row is in years', () => {
  show(<ShowTheMath math={xirr} defaultOpen />);
  expect(screen.getByRole('columnheader', { name: 'Years' })).toBeVisible();
});

test('several roots are all listed, without a result', () => {
  show(<ShowTheMath math={xirr} defaultOpen />);
  expect(screen.getByText('Several rates of return')).toBeVisible();
  expect(screen.getByText(/10.00% and 20.00% each solve the equation/)).toBeVisible();
});

test('explains missing roots, rates out of range and missing capital', () => {
  const { update } = show(
    <ShowTheMath math={{ ...xirr, rows: [], result: { kind: 'no_root' } }} defaultOpen />,
    'zh-CN',
  );
  expect(screen.getByText('收益率无解')).toBeVisible();
  expect(screen.getByText(/没有款项往来/)).toBeVisible();
  update(<ShowTheMath math={{ ...xirr, result: { kind: 'out_of_range' } }} defaultOpen />);
  expect(screen.getByText('收益率没有意义')).toBeVisible();
  update(<ShowTheMath math={{ ...xirr, result: { kind: 'no_capital' } }} defaultOpen />);
  expect(screen.getByText('无法计算收益率')).toBeVisible();
});

test.each(PERFORMANCE_FIGURES)('%s has a formula', (figure) => {
  const { container } = show(
    <ShowTheMath math={{ figure, rows: [], result: { kind: 'value', value: '1.00' } }} defaultOpen />,
  );
  expect(container.querySelector('math')).toHaveTextContent(/[=]/);
});

test('as a dialog it is controlled by the app, and reports when it is closed', async () => {
  const onChange = jest.fn();
  show(<ShowTheMath appearance="dialog" math={tvpi} open onChange={onChange} />);
  expect(screen.getByRole('dialog', { name: 'Show the math: TVPI, Inception to date' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the ref is set on the root of either', () => {
  const ref = { current: null };
  const { update } = show(<ShowTheMath ref={ref} math={tvpi} />);
  expect(ref.current).toBeInstanceOf(HTMLDetailsElement);
  update(<ShowTheMath ref={ref} math={tvpi} appearance="dialog" defaultOpen />);
  update(<ShowTheMath ref={ref} math={tvpi} appearance="dialog" open />);
  expect(ref.current).toBeInstanceOf(HTMLDialogElement);
});
