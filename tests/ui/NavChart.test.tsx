import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { QuoinProvider } from '@quoin/ui';
import { NavChart, type NavEvent, type NavValuation } from '@quoin/ui/charts';
import { colours } from '@quoin/ui/tokens';
import { afterDrawing, drawing, mockDrawn, show } from './drawn-chart';
import { show as showAtOnce } from './in-quoin';

const valuations: NavValuation[] = [
  { date: '2025-03-31', nav: '112480.55', contribution: '100000.00' },
  { date: '2024-03-31', nav: '97402.88', contribution: '100000.00' },
  { date: '2023-03-31', nav: '100000.00', contribution: '100000.00' },
];

const events: NavEvent[] = [{ date: '2024-12-20', type: 'distribution', amount: '4187.50' }];

describe('drawing', () => {
  afterEach(() => mockDrawn.mockImplementation(() => null));

  test('apexcharts finds its style sheet while it draws, and nothing of it remains', async () => {
    const found: boolean[] = [];
    mockDrawn.mockImplementation(function Watching() {
      useEffect(() => void found.push(document.getElementById('apexcharts-css') !== null), []);
      return null;
    });
    await show(<NavChart valuations={valuations} />);
    expect(found).toEqual([true]);
    expect(document.getElementById('apexcharts-css')).toBeNull();
  });

  test('several charts drawn together find it as well', async () => {
    const two = (theme: 'light' | 'dark') => (
      <QuoinProvider theme={theme}>
        <NavChart valuations={valuations} />
        <NavChart valuations={valuations} />
      </QuoinProvider>
    );
    const { update } = await show(two('light'));
    const found: boolean[] = [];
    mockDrawn.mockImplementation(function Watching() {
      useEffect(() => void found.push(document.getElementById('apexcharts-css') !== null), []);
      return null;
    });
    update(two('dark'));
    expect(found).toEqual([true, true]);
    expect(document.getElementById('apexcharts-css')).toBeNull();
  });

  test('waits while the page scrolls, and finishes after it', async () => {
    let left = 5;
    let requested = 0;
    window.requestIdleCallback = (look) => {
      requested += 1;
      setTimeout(() => look({ didTimeout: false, timeRemaining: () => left }));
      return requested;
    };
    try {
      showAtOnce(<NavChart valuations={valuations} />);
      await waitFor(() => expect(requested).toBeGreaterThan(5));
      expect(mockDrawn).not.toHaveBeenCalled();
      left = 50;
      await waitFor(() => expect(mockDrawn).toHaveBeenCalled());
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });
});

describe('NavChart', () => {
  test('describes the first, last, highest and lowest value in text', async () => {
    await show(<NavChart valuations={valuations} asOfDate="2025-03-31" />);
    const figure = screen.getByRole('figure', { name: 'Net asset value over time' });
    expect(figure).toHaveAccessibleDescription(
      'The net asset value went from $100,000.00 to $112,480.55 between March 31, 2023 and March 31, 2025: $0.00 paid in minus returned and +$12,480.55 by change in value. ' +
        'Highest: $112,480.55 on March 31, 2025. Lowest: $97,402.88 on March 31, 2024. Paid in minus returned by the end: $100,000.00.',
    );
    expect(figure).toHaveTextContent('Figures as of March 31, 2025');
  });

  test('dividends are in no line, so the summary and the table have them', async () => {
    await show(
      <NavChart
        valuations={[
          { date: '2024-03-31', nav: '100000.00', contribution: '100000.00', dividends: '0.00' },
          { date: '2025-03-31', nav: '99000.00', contribution: '100000.00', dividends: '8250.00' },
        ]}
      />,
    );
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      /Dividends received by the end, which are in neither line: \$8,250\.00\.$/,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Show table/ }));
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Dividends received' })).toBeVisible();
    expect(table.getByRole('row', { name: /^Mar 31, 2025/ })).toHaveTextContent('$8,250.00');
  });

  test('fees are in neither line: the summary and the table have them', async () => {
    const charged = valuations.map((one) => ({ ...one, fees: '1500.00' }));
    await show(<NavChart valuations={charged} />);
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      /Fees paid on top by the end, which are in neither line: \$1,500\.00\.$/,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Show table/ }));
    expect(screen.getByRole('columnheader', { name: 'Fees paid on top' })).toBeVisible();
  });

  test('what can be done with the figures is in the head of the chart', async () => {
    await show(<NavChart valuations={valuations} actions={<button type="button">Export</button>} />);
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  test('the same in Chinese', async () => {
    await show(<NavChart valuations={valuations} />, 'zh-CN');
    expect(screen.getByRole('figure', { name: '净值走势' })).toHaveAccessibleDescription(
      /2023年3月31日至2025年3月31日，净值由 US\$100,000\.00 变为 US\$112,480\.55：净缴付 US\$0\.00，价值变动 \+US\$12,480\.55。/,
    );
    expect(screen.getByRole('button', { name: '查看表格：净值走势' })).toBeVisible();
  });

  test('a decrease is called a decrease, and a loss keeps its minus', async () => {
    await show(
      <NavChart
        valuations={[
          { date: '2024-03-31', nav: '18200.00' },
          { date: '2024-09-30', nav: '-2115.00' },
        ]}
      />,
    );
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(
      /fell by \$20,315\.00, from \$18,200\.00 to \u2212\$2,115\.00/,
    );
  });

  test('the table has every valuation and every event, in order of time', async () => {
    const onViewChange = jest.fn();
    await show(<NavChart valuations={valuations} events={events} onViewChange={onViewChange} />);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show table: Net asset value over time' }));
    expect(onViewChange).toHaveBeenCalledWith('table');
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Mar 31, 2023$100,000.00$100,000.00',
      'Mar 31, 2024$97,402.88$100,000.00',
      'Dec 20, 2024Distribution $4,187.50',
      'Mar 31, 2025$112,480.55$100,000.00',
    ]);
    expect(screen.getByRole('button', { name: /^Show chart/ })).toHaveFocus();
  });

  test('arrow keys announce each valuation with the events before it', async () => {
    await show(<NavChart valuations={valuations} events={events} />);
    afterDrawing();
    const reader = screen.getByRole('slider', { name: 'Read Net asset value over time point by point' });
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      'March 31, 2025: NAV $112,480.55, Paid in minus returned $100,000.00, Distribution $4,187.50',
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(reader).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      'March 31, 2023: NAV $100,000.00, Paid in minus returned $100,000.00',
    );
    expect(screen.getByText('March 31, 2023')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('March 31, 2025')).toBeVisible();
  });

  test('without a valuation it shows a message instead of a chart', async () => {
    await show(<NavChart valuations={[]} />);
    expect(screen.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('figure')).not.toHaveAccessibleDescription();
  });

  test('for a company it shows the implied value of its shares and marks its funding rounds', async () => {
    const rounds: NavEvent[] = [{ date: '2024-03-31', type: 'funding_round', amount: '9200000.00' }];
    await show(<NavChart of="company" valuations={valuations} events={rounds} />);
    const figure = screen.getByRole('figure', { name: 'Implied valuation over time' });
    expect(figure).toHaveAccessibleDescription(
      /^The implied valuation went from \$100,000\.00 to \$112,480\.55/,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Show table/ }));
    expect(screen.getByRole('row', { name: /^Mar 31, 2024/ })).toHaveTextContent('Raised $9,200,000.00');
  });

  test('a single valuation is described as such', async () => {
    await show(<NavChart valuations={valuations.slice(0, 1)} />);
    expect(screen.getByText('One valuation so far: $112,480.55 on March 31, 2025.')).toBeVisible();
  });

  test('while loading it is busy and describes the content', async () => {
    await show(<NavChart valuations={[]} loading />);
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the chart: Net asset value over time');
  });

  test('a failure shows the reason and a retry', async () => {
    const onRetry = jest.fn();
    await show(<NavChart valuations={[]} error="The connection was lost." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('a chart that fails to draw keeps the table and shows a message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockDrawn.mockImplementation(() => {
      throw new Error('No SVG here');
    });
    await show(<NavChart valuations={valuations} />);
    expect(await screen.findByRole('table', { name: 'Net asset value over time' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The table shows all figures.');
    expect(screen.queryByRole('button')).toBeNull();
    mockDrawn.mockImplementation(() => null);
    jest.restoreAllMocks();
  });

  test('shows amounts of twenty digits to the cent', async () => {
    await show(
      <NavChart
        valuations={[
          { date: '2024-03-31', nav: '12345678901234567890.12' },
          { date: '2025-03-31', nav: '12345678901234567890.13' },
        ]}
      />,
    );
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(/rose by \$0\.01,/);
  });

  test('omits an invalid amount and warns the developer', async () => {
    const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<NavChart valuations={[...valuations, { date: '2025-06-30', nav: '1,000' }]} />);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('NavChart: "1,000" is no amount'));
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(/to \$112,480\.55/);
    warning.mockRestore();
  });

  test('colours follow the theme, and the nonce is passed to the chart', async () => {
    const inTheme = (theme: 'light' | 'dark') => (
      <QuoinProvider theme={theme} nonce="n0nce">
        <NavChart valuations={valuations} />
      </QuoinProvider>
    );
    const { update } = await show(inTheme('light'));
    afterDrawing();
    expect(drawing().options.colors[1]).toBe(colours.light['chart.series.1'].hex);
    expect(drawing().options.chart.nonce).toBe('n0nce');
    update(inTheme('dark'));
    expect(drawing().options.colors[1]).toBe(colours.dark['chart.series.1'].hex);
  });

  test('on the server it renders the frame, the text and a selected table, without a chart', async () => {
    const page = renderToString(<NavChart valuations={valuations} />);
    expect(page).toContain('The net asset value went from');
    expect(page).not.toContain('<table');
    expect(renderToString(<NavChart valuations={valuations} defaultView="table" />)).toContain('<table');
    expect(mockDrawn).not.toHaveBeenCalled();
  });
});
