// jsdom has no layout, so apexcharts cannot draw in it: its React wrapper is replaced at the module's edge by a note of
// what it was given. That it really draws is proved by the play stories; here, what words, table and keys say.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { QuoinProvider } from '@quoin/ui';
import {
  AllocationDonut,
  CashFlowChart,
  NavChart,
  type AllocationShare,
  type CashFlow,
  type NavEvent,
  type NavValuation,
} from '@quoin/ui/charts';
import { colours } from '@quoin/ui/tokens';
import { show as showAtOnce } from './in-quoin';

interface Drawn {
  series: unknown[];
  options: {
    chart: { nonce?: string; events: { mounted: (chart: unknown) => void } };
    colors: string[];
  };
}

const mockDrawn = jest.fn<null, [Drawn]>(() => null);
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: (props: Drawn) => mockDrawn(props),
}));

const drawing = () => {
  const last = mockDrawn.mock.lastCall?.[0];
  if (!last) throw new Error('Nothing was drawn');
  return last;
};

/** As after apexcharts has drawn: says where the plot lies. */
function afterDrawing() {
  const globals = { translateX: 60, translateY: 10, gridWidth: 500, gridHeight: 200 };
  act(() => drawing().options.chart.events.mounted({ w: { globals } }));
}

beforeEach(() => mockDrawn.mockClear());

/** Each drawing waits for its turn, after the frame, and for the module that draws. */
async function show(...given: Parameters<typeof showAtOnce>) {
  const shown = showAtOnce(...given);
  await waitFor(() =>
    expect(document.querySelector('[data-part="picture"] [data-quoin="Skeleton"]')).toBeNull(),
  );
  return shown;
}

describe('drawing', () => {
  afterEach(() => mockDrawn.mockImplementation(() => null));

  test('apexcharts finds its style sheet there while it draws, and nothing of that stays', async () => {
    const found: boolean[] = [];
    mockDrawn.mockImplementation(function Watching() {
      useEffect(() => void found.push(document.getElementById('apexcharts-css') !== null), []);
      return null;
    });
    await show(<NavChart valuations={valuations} />);
    expect(found).toEqual([true]);
    expect(document.getElementById('apexcharts-css')).toBeNull();
  });

  test('waits while the page moves, and is done once it is still', async () => {
    let left = 5;
    let asked = 0;
    window.requestIdleCallback = (look) => {
      asked += 1;
      setTimeout(() => look({ didTimeout: false, timeRemaining: () => left }));
      return asked;
    };
    try {
      showAtOnce(<NavChart valuations={valuations} />);
      await waitFor(() => expect(asked).toBeGreaterThan(5));
      expect(mockDrawn).not.toHaveBeenCalled();
      left = 50;
      await waitFor(() => expect(mockDrawn).toHaveBeenCalled());
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });
});

const valuations: NavValuation[] = [
  { date: '2025-03-31', nav: '112480.55', contribution: '100000.00' },
  { date: '2024-03-31', nav: '97402.88', contribution: '100000.00' },
  { date: '2023-03-31', nav: '100000.00', contribution: '100000.00' },
];

const events: NavEvent[] = [{ date: '2024-12-20', type: 'distribution', amount: '4187.50' }];

describe('NavChart', () => {
  test('says in words where the value began, ended, and was highest and lowest', async () => {
    await show(<NavChart valuations={valuations} asOfDate="2025-03-31" />);
    const figure = screen.getByRole('figure', { name: 'Net asset value over time' });
    expect(figure).toHaveAccessibleDescription(
      'The net asset value rose by $12,480.55, from $100,000.00 to $112,480.55, between March 31, 2023 and March 31, 2025. ' +
        'Highest: $112,480.55 on March 31, 2025. Lowest: $97,402.88 on March 31, 2024. Paid in by the end: $100,000.00.',
    );
    expect(figure).toHaveTextContent('Figures as of March 31, 2025');
  });

  test('the same in Chinese', async () => {
    await show(<NavChart valuations={valuations} />, 'zh-CN');
    expect(screen.getByRole('figure', { name: '净值走势' })).toHaveAccessibleDescription(
      /2023年3月31日至2025年3月31日，净值由 US\$100,000\.00 升至 US\$112,480\.55，增加 US\$12,480\.55。/,
    );
    expect(screen.getByRole('button', { name: '查看表格：净值走势' })).toBeVisible();
  });

  test('a fall is a fall, and a loss keeps its minus', async () => {
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

  test('arrow keys read one valuation after the other, with what happened before it', async () => {
    await show(<NavChart valuations={valuations} events={events} />);
    afterDrawing();
    const reader = screen.getByRole('slider', { name: 'Read Net asset value over time point by point' });
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      'March 31, 2025: NAV $112,480.55, Contribution $100,000.00, Distribution $4,187.50',
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(reader).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(reader).toHaveAttribute(
      'aria-valuetext',
      'March 31, 2023: NAV $100,000.00, Contribution $100,000.00',
    );
    expect(screen.getByText('March 31, 2023')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('March 31, 2025')).toBeVisible();
  });

  test('without a valuation it says so instead of drawing', async () => {
    await show(<NavChart valuations={[]} />);
    expect(screen.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('figure')).not.toHaveAccessibleDescription();
  });

  test('of a company it tells what its shares imply, and marks what it raised', async () => {
    const rounds: NavEvent[] = [{ date: '2024-03-31', type: 'funding_round', amount: '9200000.00' }];
    await show(<NavChart of="company" valuations={valuations} events={rounds} />);
    const figure = screen.getByRole('figure', { name: 'Implied valuation over time' });
    expect(figure).toHaveAccessibleDescription(/^The implied valuation rose by \$12,480\.55/);
    await userEvent.click(screen.getByRole('button', { name: /^Show table/ }));
    expect(screen.getByRole('row', { name: /^Mar 31, 2024/ })).toHaveTextContent('Raised $9,200,000.00');
  });

  test('a single valuation is named as such', async () => {
    await show(<NavChart valuations={valuations.slice(0, 1)} />);
    expect(screen.getByText('One valuation so far: $112,480.55 on March 31, 2025.')).toBeVisible();
  });

  test('while it loads it is busy and says what is coming', async () => {
    await show(<NavChart valuations={[]} loading />);
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the chart: Net asset value over time');
  });

  test('a failure says why and can be tried again', async () => {
    const onRetry = jest.fn();
    await show(<NavChart valuations={[]} error="The connection was lost." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('a drawing that breaks leaves the table and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockDrawn.mockImplementation(() => {
      throw new Error('No SVG here');
    });
    await show(<NavChart valuations={valuations} />);
    expect(await screen.findByRole('table', { name: 'Net asset value over time' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The table has every figure.');
    expect(screen.queryByRole('button')).toBeNull();
    mockDrawn.mockImplementation(() => null);
    jest.restoreAllMocks();
  });

  test('twenty digits are told to the cent', async () => {
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

  test('an amount that is none is left out, and its developer is told', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<NavChart valuations={[...valuations, { date: '2025-06-30', nav: '1,000' }]} />);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('NavChart: "1,000" is no amount'));
    expect(screen.getByRole('figure')).toHaveAccessibleDescription(/to \$112,480\.55/);
    told.mockRestore();
  });

  test('colours follow the theme, and the nonce reaches the drawing', async () => {
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

  test('on a server there are frame, words and table, and nothing is drawn', async () => {
    const page = renderToString(<NavChart valuations={valuations} />);
    expect(page).toContain('The net asset value rose by');
    expect(page).toContain('<table');
    expect(mockDrawn).not.toHaveBeenCalled();
  });
});

describe('AllocationDonut', () => {
  const part = (key: string, share_bp: number, value = `${share_bp}.00`): AllocationShare => ({
    key,
    name: key,
    share_bp,
    value,
  });
  const nine = [2600, 1900, 1500, 1200, 1000, 800, 450, 350, 200].map((bp, place) =>
    part(`Part ${place + 1}`, bp),
  );

  test('names the largest and the smallest part, and lists all with their figures', async () => {
    await show(<AllocationDonut shares={[part('Timberland', 1725), part('Fixed income', 8275)]} />);
    expect(screen.getByRole('figure', { name: 'Allocation' })).toHaveAccessibleDescription(
      '2 categories. Largest: Fixed income, 82.75%. Smallest: Timberland, 17.25%.',
    );
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['1Fixed income82.75%$8,275.00', '2Timberland17.25%$1,725.00', 'Total$10,000.00']);
  });

  test('beyond seven parts the smallest are one slice, and the table still has them all', async () => {
    await show(<AllocationDonut shares={nine} />);
    afterDrawing();
    expect(drawing().series).toEqual([2600, 1900, 1500, 1200, 1000, 800, 1000]);
    expect(screen.getByText('Other (3 categories)').parentElement).toHaveTextContent('10.00%$1,000.00');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('row', { name: /Part 9/ })).toHaveTextContent('2.00%$200.00');
  });

  test('names never reach the drawing library, which would write them as HTML', async () => {
    await show(<AllocationDonut shares={[part('<img src=x onerror=alert(1)>', 10_000)]} />);
    afterDrawing();
    expect(JSON.stringify(drawing())).not.toContain('onerror');
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('shares that do not make a whole are told to the developer', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<AllocationDonut shares={[part('A', 9_999)]} />);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('make 9999 basis points'));
    told.mockRestore();
  });

  test('nothing to divide, in Chinese', async () => {
    await show(<AllocationDonut shares={[]} />, 'zh-CN');
    expect(screen.getByRole('heading', { name: '暂无配置数据' })).toBeVisible();
  });
});

describe('CashFlowChart', () => {
  const flows: CashFlow[] = [
    { period: '2023', contribution: '85000.00', distribution: '2400.00' },
    { period: '2024', contribution: '15000.00', distribution: '58420.75' },
    { period: '2025', contribution: '10000.00', distribution: '62000.00', expected: true },
  ];

  test('sums what was paid and received, and keeps what is only expected apart', async () => {
    await show(<CashFlowChart flows={flows} />);
    expect(screen.getByRole('figure', { name: 'Cash flows' })).toHaveAccessibleDescription(
      '2023 to 2024: paid in $100,000.00, received $60,820.75, net \u2212$39,179.25. ' +
        'Most paid in: $85,000.00 in 2023. Most received: $58,420.75 in 2024. ' +
        'Expected for 2025: $10,000.00 to pay in, $62,000.00 to receive.',
    );
  });

  test('contributions are drawn downwards, what is expected in series of its own', async () => {
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

  test('the table names the expected period and shows the net with its sign', async () => {
    await show(<CashFlowChart flows={flows} defaultView="table" />);
    expect(screen.getByRole('row', { name: /2025, expected/ })).toHaveTextContent('+$52,000.00');
    expect(screen.getByRole('row', { name: /^2023/ })).toHaveTextContent('\u2212$82,600.00');
  });

  test('quarters are read in the reader’s language', async () => {
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

  test('before the first flow it says what will stand here', async () => {
    await show(<CashFlowChart flows={[]} />);
    expect(screen.getByRole('heading', { name: 'No cash flows yet' })).toBeVisible();
  });
});
