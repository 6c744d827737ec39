import type { ReplyOf } from '@quoin/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import InvestmentScreen from '../../portal/src/journey/portfolio/InvestmentScreen';
import { FUNDING } from './a-funding';
import { anInvestment } from './an-investment';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { KNOWN, PASSED, proveIdentity } from './fake-documents';
import { NOTHING_YET } from './fake-redemptions';
import { renderScreen } from './render-screen';

// Charts and pages need a browser.
jest.mock('@quoin/ui/charts', () => ({
  NavChart: () => <p>The course of the value</p>,
  CashFlowChart: () => <p>The value over time</p>,
}));
jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

type Investment = ReturnType<typeof anInvestment>;
type Part = ReplyOf<'getInvestmentPart'>;
type CapitalCalls = ReplyOf<'checkCapitalCall'>;

const held = anInvestment({
  status: 'current',
  group: 'current',
  effective_date: '2024-07-31',
  nav: '140791.20',
  as_of_date: '2026-07-31',
});

const NO_CALLS: CapitalCalls = {
  investment_id: 'inv-1',
  commitment: '50000.00',
  called: '0.00',
  paid_in: '0.00',
  fees_charged: '0.00',
  fees_paid: '0.00',
  amount_due: '0.00',
  amount_due_invested: '0.00',
  amount_due_fees: '0.00',
  due_date: null,
  nothing_due_reason: 'paid',
  open: null,
  items: [],
};

const NO_INSTRUCTION: ReplyOf<'getDistributionInstruction'> = {
  investment_id: 'inv-1',
  delivery: null,
  account: null,
  to_sign: null,
};

interface Server {
  investment: Investment;
  part?: Part;
  calls?: CapitalCalls;
}

/** A fake server with one investment; `more` answers the calls under test. */
function serve(
  server: Server,
  more: (request: SentRequest) => { json?: unknown } | undefined = () => undefined,
) {
  return answerWith((request) => {
    const { path } = request;
    const answer = more(request);
    if (answer) return answer;
    if (path === '/v1/investments/inv-1') return { json: server.investment };
    if (path.endsWith('/capital-call/check')) return { json: server.calls ?? NO_CALLS };
    if (path.endsWith('/funding')) return errorReply('transfer_not_open');
    if (path.endsWith('/distribution-instruction')) return { json: NO_INSTRUCTION };
    if (path.endsWith('/redemption/request')) return { json: NOTHING_YET };
    if (path === '/v1/investors/docs') return { json: { items: [], limits: { max_megabytes: 10 } } };
    if (path === '/v1/user/bank-accounts') return { json: { items: [], to_sign: [] } };
    if (path.endsWith('/key')) return { json: { url: '/api/files/notice-1/bytes?key=k', name: 'x' } };
    return { json: server.part ?? { done: true } };
  });
}

const open = (part: string, group = 'current', language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(InvestmentScreen, {
    path: '/my-investment/:group/:investmentId/:part',
    at: `/my-investment/${group}/inv-1/${part}`,
    language,
  });

const PERFORMANCE: Part = {
  type: 'performance',
  as_of_date: '2026-07-31',
  periods: [
    {
      period: 'inception_to_date',
      gap: null,
      from: '2024-07-31',
      figures: [
        {
          figure: 'current_nav',
          values: [
            { symbol: 'units', value: '1200.000000' },
            { symbol: 'price', value: '117.326' },
          ],
          rows: [{ date: '2026-07-31', what: 'valuation', flow: null, nav: '140791.20', weight: null }],
          result: { kind: 'value', value: '140791.20' },
        },
        { figure: 'xirr', values: [], rows: [], result: { kind: 'several_roots', roots: ['0.1', '0.4'] } },
      ],
    },
    { period: 'past_3_years', gap: 'held_for_less', from: null, figures: [] },
  ],
  valuations: [{ date: '2026-07-31', unit_price: '117.326', nav: '140791.20' }],
};

describe('performance', () => {
  test('the figures appear by period, and each opens the calculation behind it', async () => {
    serve({ investment: held, part: PERFORMANCE });
    const { person } = await open('performance');
    const table = await screen.findByRole('table', { name: /Performance/ });
    expect(await screen.findByText('The course of the value')).toBeInTheDocument();
    expect(screen.getByText('You have held this investment for less than this period.')).toBeInTheDocument();
    await person.click(within(table).getByRole('button', { name: /140,791\.20/ }));
    const dialog = await screen.findByRole('dialog', { name: /Current NAV/ });
    expect(within(dialog).getAllByText(/140,791\.20/).length).toBeGreaterThan(0);
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('before the first valuation there are no figures', async () => {
    serve({
      investment: anInvestment(),
      part: { type: 'performance', as_of_date: null, periods: [], valuations: [] },
    });
    await open('performance', 'pending');
    expect(await screen.findByRole('heading', { name: 'No performance figures yet' })).toBeInTheDocument();
  });

  test('an old valuation shows a warning while the investment is held', async () => {
    const valued = { ...held, as_of_date: '2024-12-14', valuation_date: '2024-09-30' };
    serve({ investment: valued, part: PERFORMANCE });
    await open('performance');
    expect(await screen.findByText(/^Valued on September 30, 2024, [\d,]+ days ago$/)).toBeVisible();
    expect(screen.getByText(/This valuation is older than usual/)).toBeVisible();
    expect(screen.queryByText(/^Figures as of/)).not.toBeInTheDocument(); // periods end at the valuation
    cleanup();
    serve({ investment: valued });
    await open('all');
    expect(await screen.findByText(/^Figures as of December 14, 2024,/)).toBeVisible();
    expect(screen.getByText(/^Valued on September 30, 2024/)).toBeVisible();
    cleanup();
    serve({ investment: { ...valued, status: 'past', group: 'past' }, part: PERFORMANCE });
    await open('performance', 'past');
    expect(await screen.findByText('Valued on September 30, 2024')).toBeVisible();
    expect(screen.queryByText(/This valuation is older than usual/)).not.toBeInTheDocument();
  });

  test('in Chinese the parts are named in Chinese', async () => {
    serve({ investment: held, part: PERFORMANCE });
    await open('performance', 'current', 'zh-CN');
    expect(await screen.findByRole('link', { name: '业绩' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '赎回' })).toBeInTheDocument();
  });
});

describe('the overview of a held investment', () => {
  const valued = {
    ...held,
    contribution: '100000.00',
    dividend: '8000.00',
    withdrawn: '20000.00',
    fees_paid: '1000.00',
    net_gain_loss: '67791.20',
    rate_of_return: '0.4',
    units: '1200.000000',
    unit_price: '117.326',
  };

  test('has the chart before the figures, and all terms of the gain in one group', async () => {
    serve({ investment: valued, part: PERFORMANCE });
    await open('all');
    const chart = await screen.findByText('The value over time');
    const heading = screen.getByRole('heading', { name: 'Figures' });
    expect(chart.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const equation = screen.getByRole('group', { name: 'How the gain or loss is calculated' });
    expect(
      within(equation)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Net asset value',
      '+ Dividends received',
      '+ Redeemed or transferred out',
      '\u2212 Contribution',
      '\u2212 Fees paid on top',
      '= Net gain/loss',
    ]);
  });

  test('opens the math of each computed figure once', async () => {
    serve({ investment: valued, part: PERFORMANCE });
    const { person } = await open('all');
    const math = await screen.findAllByRole('button', { name: /^Show the math/ });
    const names = math.map((button) => button.textContent?.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(7);
    if (math[0]) await person.click(math[0]);
    expect(await screen.findByRole('dialog', { name: /Current NAV/ })).toBeVisible();
  });
});

describe('the account statement', () => {
  const dates = { json: { items: ['2026-07-31', '2026-06-30'] } };

  async function ask(answer: { json?: unknown }) {
    const links: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      links.push(this.pathname);
    });
    const sent = serve({ investment: held, part: PERFORMANCE }, ({ path }) => {
      if (path.endsWith('/as_of_dates')) return dates;
      return path.endsWith('/account_statement') ? answer : undefined;
    });
    const { person } = await open('performance');
    await person.click(await screen.findByRole('button', { name: 'Account statement' }));
    await person.selectOptions(await screen.findByLabelText('As of'), '2026-06-30');
    await person.click(screen.getByRole('button', { name: 'Download statement' }));
    return { links, sent };
  }

  afterEach(() => jest.restoreAllMocks());

  test('is downloaded as of the selected day', async () => {
    const { links, sent } = await ask({ json: { url: '/api/files/file-9/bytes?key=k', file_id: 'file-9' } });
    await waitFor(() => expect(links).toEqual(['/api/files/file-9/bytes']));
    expect(sent.find(({ path }) => path.endsWith('/account_statement'))?.query.get('date')).toBe(
      '2026-06-30',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows the reason if it fails', async () => {
    const { links } = await ask(errorReply('nothing_to_state'));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(links).toEqual([]);
  });
});

test('the link to a document that awaits a signature is e-mailed again', async () => {
  const sent = serve({
    investment: anInvestment({ status: 'pending_signature', envelope_id: 'envelope-1' }),
  });
  const { person } = await open('all', 'pending');
  await person.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/v1/envelopes/envelope-1/resend' }),
    ),
  );
});

describe('cancelling an application', () => {
  const confirm = async (person: Awaited<ReturnType<typeof open>>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Cancel application' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('You cannot undo this');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel application' }));
  };

  test('moves it to the past permanently', async () => {
    const server: Server = { investment: anInvestment() };
    serve(server, ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/cancel')) return undefined;
      server.investment = anInvestment({ status: 'canceled', group: 'past' });
      return { json: { investment_id: 'inv-1', status: 'canceled' } };
    });
    const { person, router } = await open('all', 'pending');
    await confirm(person);
    expect(await screen.findByText(/This application was canceled/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/my-investment/past/inv-1/all');
    expect(screen.queryByRole('button', { name: 'Cancel application' })).not.toBeInTheDocument();
  });

  test('shows an error after the money has arrived, and changes nothing', async () => {
    serve({ investment: anInvestment() }, ({ path }) =>
      path.endsWith('/cancel') ? errorReply('cancel_too_late') : undefined,
    );
    const { person } = await open('all', 'pending');
    await confirm(person);
    const dialog = screen.getByRole('alertdialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('can no longer be canceled');
  });

  test('is not offered for a funded investment', async () => {
    serve({ investment: anInvestment({ status: 'fund_received' }) });
    await open('all', 'pending');
    await screen.findByRole('heading', { name: 'Figures' });
    expect(screen.queryByRole('button', { name: 'Cancel application' })).not.toBeInTheDocument();
  });
});

describe('a capital call', () => {
  const call = {
    id: 'call-1',
    status: 'issued',
    amount: '25000.00',
    due_date: '2099-08-31',
    send_by: '2099-08-21',
    issued_date: '2099-08-03',
    notice_file_id: 'notice-1',
  } as const;
  const getCalls = (item: CapitalCalls['items'][number]): CapitalCalls => ({
    ...NO_CALLS,
    amount_due: item.status === 'issued' ? item.amount : '0.00',
    amount_due_invested: item.status === 'issued' ? item.amount : '0.00',
    due_date: item.status === 'issued' ? item.due_date : null,
    open: item.status === 'issued' ? item : null,
    items: [item],
  });

  test('shows the amount and the due date, and opens its notice', async () => {
    serve({ investment: held, calls: getCalls(call) }, ({ path }) => {
      if (path === '/v1/user/info') return KNOWN;
      return path.endsWith('/identity-check') ? PASSED : undefined;
    });
    const { person } = await open('all');
    const bill = await screen.findByRole('region', { name: /Payment due/ });
    expect(bill).toHaveTextContent('Capital call of August 3, 2099');
    expect(bill).toHaveTextContent('$25,000.00');
    expect(bill).toHaveTextContent('August 31, 2099');
    expect(bill).toHaveTextContent('Send byAugust 24, 2099');
    expect(screen.queryByRole('article', { name: /Capital call/ })).not.toBeInTheDocument();
    await person.click(within(bill).getByRole('button', { name: /Open notice/ }));
    await proveIdentity(person);
    expect(
      await screen.findByRole('dialog', { name: 'Capital call notice: Keystone Income Fund' }),
    ).toBeInTheDocument();
  });

  test('of a current investment is paid on the same page, with one amount of call and fees', async () => {
    const calls = { ...getCalls(call), amount_due: '26000.00', amount_due_fees: '1000.00' };
    serve({ investment: held, calls }, ({ path }) =>
      path.endsWith('/funding') ? { json: { ...FUNDING, preferred_method: 'wire' } } : undefined,
    );
    await open('all');
    const bill = await screen.findByRole('region', { name: /Payment due/ });
    expect(within(bill).getByText('Amount due').nextSibling).toHaveTextContent('$26,000.00');
    expect(within(bill).getByText('Fees on top of your commitment').nextSibling).toHaveTextContent(
      '$1,000.00',
    );
    expect(within(bill).getByRole('region', { name: 'How to pay' })).toBeVisible();
    expect(screen.getAllByRole('radio', { name: /wire/i })).toHaveLength(1); // the payment method appears once
  });

  test('that is debited asks the investor to send nothing', async () => {
    const approved = anInvestment({ status: 'approved' });
    serve({ investment: approved, calls: getCalls(call) }, ({ path }) =>
      path.endsWith('/funding')
        ? { json: { ...FUNDING, method: 'ach', debited_account: FUNDING.ach_accounts[0] } }
        : undefined,
    );
    await open('all', 'pending');
    const bill = await screen.findByRole('region', { name: /Payment due/ });
    expect(bill).toHaveTextContent('ACHfrom First Bank •••• 6789');
    expect(bill).not.toHaveTextContent('Send by');
    expect(screen.getByText(/^We debit the amount due from your account/)).toBeVisible();
    expect(screen.queryByText(/^Send the funds/)).not.toBeInTheDocument();
  });

  test('after the first payment has arrived is announced by the progress too', async () => {
    serve({ investment: anInvestment({ status: 'fund_received' }), calls: getCalls(call) }, ({ path }) =>
      path.endsWith('/funding') ? { json: FUNDING } : undefined,
    );
    await open('all', 'pending');
    expect(await screen.findByText(/Another payment is due/)).toBeVisible();
    expect(screen.getByRole('region', { name: /Payment due/ })).toBeVisible();
  });

  test('is not shown as due while it is unknown what is due', async () => {
    serve({ investment: anInvestment({ status: 'approved' }) }, ({ path }) =>
      path.endsWith('/capital-call/check') ? errorReply('unavailable') : undefined,
    );
    await open('all', 'pending');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Payment due/ })).not.toBeInTheDocument();
  });

  test('shows that it is cancelled, and its notice does not open', async () => {
    serve({ investment: held, calls: getCalls({ ...call, status: 'cancelled', notice_file_id: null }) });
    const { person } = await open('all');
    const card = await screen.findByRole('article', { name: /Capital call/ });
    expect(card).toHaveTextContent('This capital call was canceled');
    await person.click(within(card).getByRole('button', { name: /Open notice/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Payment due/ })).not.toBeInTheDocument();
  });

  test('is on hold, with nothing to pay, while the investor has an action to complete', async () => {
    const actionNeeded = anInvestment({
      status: 'action_needed',
      group: 'pending',
      note: 'Please send a statement.',
    });
    serve({ investment: actionNeeded, calls: { ...getCalls(call), amount_due: '0.00' } });
    await open('all', 'pending');
    const card = await screen.findByRole('article', { name: /Capital call/ });
    expect(within(card).queryByRole('button', { name: 'Pay this call' })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Payment due/ })).not.toBeInTheDocument();
  });
});

test('a canceled application has no tabs of performance and redemption', async () => {
  serve({ investment: anInvestment({ status: 'canceled', group: 'past' }) });
  await open('all', 'past');
  const tabs = await screen.findByRole('navigation', { name: 'Investment details' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Documents', 'Transactions']);
});

test.each([
  [true, 'You owe nothing for this application. You can apply again at any time.'],
  [false, 'You owe nothing for this application. You can’t apply for this product again.'],
])(
  'a rejected application shows the reason, the note and whether another is possible: %s',
  async (again, last) => {
    const rejection = {
      reason: 'other' as const,
      message: 'We can’t accept this application.',
      may_apply_again: again,
    };
    const note = 'The trust is not registered yet.';
    serve({ investment: anInvestment({ status: 'rejected', group: 'past', rejection, note }) });
    await open('all', 'past');
    expect(await screen.findByText('Your application was rejected')).toBeVisible();
    for (const shown of [rejection.message, note, last]) expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText('What we need from you')).not.toBeInTheDocument();
  },
);
