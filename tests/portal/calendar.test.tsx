// The calendar and pacing screens.
import type { ReplyOf } from '@quoin/contract';
import { DEFAULT_PACING } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import CalendarScreen from '../../portal/src/journey/portfolio/calendar/CalendarScreen';
import PacingScreen from '../../portal/src/journey/portfolio/calendar/PacingScreen';
import { answerWith, errorReply, type Answer, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

// The chart needs a layout; tests/ui/CashFlowChart.test.tsx covers it.
jest.mock('../../portal/src/journey/portfolio/calendar/PacingChart', () => ({
  __esModule: true,
  default: () => <p>chart</p>,
}));

type Day = ReplyOf<'listCalendar'>['items'][number];

const day = (date: string, more: Partial<Day> = {}): Day => ({
  id: `capital_call_due-${date}`,
  kind: 'capital_call_due',
  date,
  title: `Capital call due: Peatstone ${date}`,
  investor_name: 'Morgan Reyes',
  amount: '25000.00',
  until: null,
  overdue: false,
  waits_for: null,
  path: '/my-investment/current/inv-1/all',
  ...more,
});

const LINK = { language: 'en', made_at: '2026-06-05T14:00:00.000Z', read_at: null } as const;
const URL_OF_LINK = 'https://quoin.example/api/v1/calendar.ics?key=secret';

/** A fake server with one link. */
function serve(items: Day[], answer?: (request: SentRequest) => Answer | undefined) {
  let link: ReplyOf<'getCalendarLink'>['link'] = null;
  return answerWith((request) => {
    const own = answer?.(request);
    if (own) return own;
    if (request.path === '/v1/user/calendar') return { json: { items } };
    if (request.method === 'POST') link = LINK;
    if (request.method === 'DELETE') link = null;
    return { json: request.method === 'POST' ? { url: URL_OF_LINK, link } : { link, done: true } };
  });
}

test.each([
  ['en', 'December 2026', 'Overdue', /Since November 2, 2026/],
  ['zh-CN', '2026年12月', '已逾期', /自2026年11月2日起/],
] as const)(
  'in %s days are grouped by month, after the overdue ones',
  async (language, month, late, since) => {
    serve([day('2026-11-02', { overdue: true }), day('2026-12-01'), day('2026-12-24'), day('2027-01-04')]);
    await renderScreen(CalendarScreen, { language });
    const december = await screen.findByRole('region', { name: month });
    expect(within(december).getAllByRole('listitem')).toHaveLength(2);
    expect(within(december).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/my-investment/current/inv-1/all',
    );
    expect(screen.getByRole('region', { name: late })).toHaveTextContent(since);
  },
);

test.each([
  [
    'en',
    'In progress, no action needed',
    /^Since November 2, 2026 · Waiting for our approval · Morgan Reyes/,
  ],
  ['zh-CN', '处理中，无需您操作', /^自2026年11月2日起 · 等待我们批准 · Morgan Reyes/],
] as const)(
  'in %s a date missed by another party is not overdue, and shows who has to act',
  async (language, waiting, since) => {
    serve([day('2026-11-02', { kind: 'redemption_day', waits_for: 'approval' }), day('2026-12-01')]);
    await renderScreen(CalendarScreen, { language });
    const region = await screen.findByRole('region', { name: waiting });
    expect(within(region).getByRole('listitem')).toHaveTextContent(since);
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  },
);

test('an empty calendar shows a message, and a list that fails to load can be loaded again', async () => {
  let fails = true;
  serve([], ({ path }) => (fails && path === '/v1/user/calendar' ? errorReply('unavailable') : undefined));
  const { person } = await renderScreen(CalendarScreen);
  const again = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await person.click(again);
  expect(await screen.findByText('No upcoming dates')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'You will see here' }).children).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
});

test('a link is created, shown once, and revoked after a confirmation', async () => {
  const sent = serve([]);
  const { person } = await renderScreen(CalendarScreen);
  await person.click(await screen.findByRole('button', { name: 'Create link' }));
  const address = await screen.findByLabelText('Calendar link');
  expect(address).toHaveValue(URL_OF_LINK);
  await waitFor(() => expect(address).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    URL_OF_LINK.replace('https:', 'webcal:'),
  );
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ language: 'en' });
  await person.click(screen.getByRole('button', { name: 'Revoke link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke your calendar link?' });
  await person.click(within(question).getByRole('button', { name: 'Revoke link' }));
  const create = await screen.findByRole('button', { name: 'Create link' });
  await waitFor(() => expect(create).toHaveFocus());
  expect(screen.queryByLabelText('Calendar link')).not.toBeInTheDocument();
});

const PACING: ReplyOf<'getPacing'> = {
  as_of_date: '2026-11-22',
  assumptions: DEFAULT_PACING,
  years: [
    { year: 2026, contribution: '50000.00', distribution: '0.00', expected: false },
    { year: 2027, contribution: '25000.00', distribution: '1200.00', expected: true },
  ],
  investments: [
    {
      id: 'inv-1',
      product_name: 'Peatstone',
      commitment: '100000.00',
      unfunded: '50000.00',
      called: '0.00',
      nav: '52000.00',
      redeemed: '5000.00',
      age: 0,
    },
  ],
};

test('assumptions change within their bounds, and values outside them are not sent', async () => {
  const sent = answerWith(() => ({ json: PACING }));
  const { person } = await renderScreen(PacingScreen);
  const growth = await screen.findByLabelText(/^Growth per year/);
  expect(growth).toHaveValue('8');
  expect(screen.getByText('This is an estimate')).toBeInTheDocument();
  await person.clear(growth);
  await person.type(growth, '31');
  await person.click(screen.getByRole('button', { name: 'Update estimate' }));
  expect(await screen.findByText('Enter a number from 0 to 30')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await person.clear(growth);
  await person.type(growth, '12.5');
  await person.click(screen.getByRole('button', { name: 'Update estimate' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(Object.fromEntries(sent[1]?.query ?? [])).toEqual({
    ...Object.fromEntries(Object.entries(DEFAULT_PACING).map(([name, value]) => [name, String(value)])),
    growth: '1250',
  });
});
