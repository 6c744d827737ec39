import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CashFlowChart, type CashFlow } from '@quoin/ui/charts';
import { afterDrawing, drawing, show } from './drawn-chart';

describe('CashFlowChart', () => {
  const flows: CashFlow[] = [
    { period: '2023', contribution: '85000.00', distribution: '2400.00' },
    { period: '2024', contribution: '15000.00', distribution: '58420.75' },
    { period: '2025', contribution: '10000.00', distribution: '62000.00', expected: true },
  ];

  test('sums paid and received amounts, separate from expected ones', async () => {
    await show(<CashFlowChart flows={flows} />);
    expect(screen.getByRole('figure', { name: 'Cash flows' })).toHaveAccessibleDescription(
      '2023 to 2024: contributed $100,000.00, received $60,820.75, net cash flow \u2212$39,179.25. ' +
        'Largest contribution: $85,000.00 in 2023. Largest distribution: $58,420.75 in 2024. ' +
        'Expected for 2025: contributions $10,000.00, distributions $62,000.00.',
    );
  });

  test('names no period of an amount that was never paid', async () => {
    const unpaid = flows.map(({ expected: _all, ...flow }) => ({ ...flow, distribution: '0.00' }));
    await show(<CashFlowChart flows={unpaid} />);
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      '2023 to 2025: contributed $110,000.00, received $0.00, net cash flow \u2212$110,000.00. ' +
        'Largest contribution: $85,000.00 in 2023.',
    );
  });

  test('names the fees that contributions include', async () => {
    await show(<CashFlowChart flows={flows.map((flow) => ({ ...flow, fees: '750.00' }))} />);
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      /contributed \$100,000\.00.* Contributions include \$1,500\.00 of fees paid on top\. Largest/,
    );
  });

  test('contributions are drawn downwards, expected amounts in separate series', async () => {
    await show(<CashFlowChart flows={flows} />);
    afterDrawing();
    expect(drawing().series).toEqual([
      expect.objectContaining({ data: [-85000, -15000, null] }),
      expect.objectContaining({ data: [2400, 58420.75, null] }),
      expect.objectContaining({ data: [null, null, -10000] }),
      expect.objectContaining({ data: [null, null, 62000] }),
      expect.objectContaining({ data: [-82600, 43420.75, 52000] }),
    ]);
  });

  test('the current year, which is partly expected, is one bar and one row', async () => {
    const running = [...flows, { period: '2025', contribution: '4000.00', distribution: '0.00' }].sort(
      (one, other) => one.period.localeCompare(other.period) || Number('expected' in one) - 1,
    );
    await show(<CashFlowChart flows={running} />);
    afterDrawing();
    expect(drawing().series).toEqual([
      expect.objectContaining({ data: [-85000, -15000, -4000] }),
      expect.objectContaining({ data: [2400, 58420.75, null] }),
      expect.objectContaining({ data: [null, null, -10000] }),
      expect.objectContaining({ data: [null, null, 62000] }),
      expect.objectContaining({ data: [-82600, 43420.75, 48000] }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: /table/ }));
    const row = screen.getByRole('row', { name: /2025/ });
    expect(row).toHaveTextContent(
      '2025, partly expected$14,000.00of which $10,000.00 expected$62,000.00of which $62,000.00 expected+$48,000.00',
    );
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      /2023 to 2025: contributed \$104,000\.00.*Expected for 2025: contributions \$10,000\.00/,
    );
  });

  test('the table names the expected period and shows the net with its sign', async () => {
    await show(<CashFlowChart flows={flows} defaultView="table" />);
    expect(screen.getByRole('row', { name: /2025, expected/ })).toHaveTextContent('+$52,000.00');
    expect(screen.getByRole('row', { name: /^2023/ })).toHaveTextContent('\u2212$82,600.00');
  });

  test('quarters are formatted in the page’s language', async () => {
    await show(
      <CashFlowChart flows={[{ period: '2025-Q1', contribution: '100.00', distribution: '0.00' }]} />,
      'zh-CN',
    );
    afterDrawing();
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '2025年第1季度：缴款 US$100.00，收益分配 US$0.00，净现金流 \u2212US$100.00',
    );
  });

  test('with known values, the line is the value at the end of each period', async () => {
    const valued: CashFlow[] = [
      { period: '2023', contribution: '85000.00', distribution: '0.00', value: null },
      { period: '2024', contribution: '15000.00', distribution: '8000.00', value: '104200.00' },
    ];
    await show(<CashFlowChart flows={valued} />);
    afterDrawing();
    expect(drawing().series.at(-1)).toEqual(expect.objectContaining({ data: [null, 104200] }));
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '2024: Contributions $15,000.00, Distributions $8,000.00, Last value $104,200.00',
    );
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(/Last value in 2024: \$104,200\.00\.$/);
    await userEvent.click(screen.getByRole('button', { name: /table/ }));
    expect(screen.getByRole('columnheader', { name: 'Last value' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^2024/ })).toHaveTextContent('$104,200.00');
  });

  test('before the first cash flow it explains what the chart will show', async () => {
    await show(<CashFlowChart flows={[]} />);
    expect(screen.getByRole('heading', { name: 'No cash flows yet' })).toBeVisible();
  });
});
