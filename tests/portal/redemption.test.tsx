import type { ReplyOf } from '@quoin/contract';
import { screen, within } from '@testing-library/react';
import { CurrentRedemptions, RedemptionPart } from '../../portal/src/journey/redeem';
import { anInvestment } from './an-investment';
import { answerWith, refusal, type SentRequest } from './api-at-the-wire';
import { renderScreen } from './render-screen';

type Redemptions = ReplyOf<'getRedemptions'>;
type Redemption = Redemptions['items'][number];

const aRedemption = (changed: Partial<Redemption> = {}): Redemption => ({
  id: 'redemption-1',
  investment_id: 'inv-1',
  product_name: 'Keystone Income Fund',
  type: 'partial',
  status: 'requested',
  amount: '20000.00',
  redemption_day: '2026-09-30',
  payout_date: '2026-10-30',
  waits_for: null,
  requested_date: '2026-08-03',
  update_bank_account: false,
  bank_account: null,
  documents: [],
  ...changed,
});

const NOTHING_YET: Redemptions = {
  investment_id: 'inv-1',
  open: true,
  available: '84000.00',
  multiple: '1000.00',
  as_of_date: '2026-07-31',
  redemption_days: { from: '2026-08-03', to: '2027-08-03' },
  held: { units: '800.000000', unit_price: '105.6000' },
  exit_policy: 'Monthly on 30 days’ notice.',
  ongoing: null,
  estimate: null,
  items: [],
};

const underWay = (redemption: Redemption): Redemptions => ({
  ...NOTHING_YET,
  open: false,
  ongoing: redemption,
  items: [redemption],
});

/** A server that keeps one investment's redemptions; `request` may refuse. */
function serve(request?: (server: { now: Redemptions }) => ReturnType<typeof refusal> | undefined) {
  const server = { now: NOTHING_YET };
  const sent = answerWith((call: SentRequest) => {
    const { method, path } = call;
    if (path === '/v1/user/info') return { json: { country: 'US', investors: [] } };
    if (path === '/v1/user/bank-accounts')
      return {
        json: {
          items: [
            {
              id: 'bank-1',
              method: 'wire',
              bank_name: 'Harborlight Bank',
              number_masked: '••••4821',
              changed_at: '2026-08-01T12:00:00.000Z',
              held_until: '2026-08-04T12:00:00.000Z',
            },
          ],
        },
      };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    if (method === 'POST') {
      const refused = request?.(server);
      if (refused) return refused;
      server.now = underWay(aRedemption());
      return { json: aRedemption() };
    }
    if (method === 'DELETE') {
      const cancelled = aRedemption({ status: 'cancelled' });
      server.now = { ...NOTHING_YET, items: [cancelled] };
      return { json: cancelled };
    }
    return { json: server.now };
  });
  return { server, sent };
}

const open = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(() => <RedemptionPart investmentId="inv-1" investorId="investor-1" />, { language });

type Person = Awaited<ReturnType<typeof open>>['person'];

async function fillAmount(person: Person, amount: string) {
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  await person.type(screen.getByLabelText(/^Amount/), amount);
  await next(person);
}

const next = (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));

async function confirm(person: Person) {
  await person.click(screen.getByRole('button', { name: 'Confirm redemption' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
}

/** What the review says of something. */
const reviewed = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

const isRequested = async () =>
  expect(await screen.findByRole('article', { name: /Redemption/ })).toHaveTextContent('Requested');

test('a part is redeemed to another bank account, after a review and the identity check', async () => {
  const { sent } = serve();
  const { person } = await open();
  await fillAmount(person, '20000');
  const radio = await screen.findByRole('radio', { name: /Harborlight Bank/ });
  expect(radio).toHaveAccessibleName(/nothing is paid to it before August 4, 2026/);
  expect(screen.getByRole('link', { name: /Add or change a bank account/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await person.click(radio);
  await next(person);
  expect(reviewed('Amount')).toBe('$20,000.00');
  // Among what was filled in, and in the estimate.
  expect(screen.getAllByText('Expected by September 2, 2026')).toHaveLength(2);
  expect(reviewed('Paid to')).toBe('Harborlight Bank ••••4821');
  await confirm(person);
  await isRequested();
  expect(
    sent.find(({ method, path }) => method === 'POST' && path.endsWith('/redemption/request'))?.body,
  ).toEqual({
    investment_id: 'inv-1',
    type: 'partial',
    amount: '20000.00',
    redemption_day: '2026-08-03',
    update_bank_account: true,
    bank_account_id: 'bank-1',
    access_code: 'code-1',
  });
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toMatchObject({
    purpose: 'redemption',
  });
});

test('what would be paid is shown while it is filled in, and what it rests on', async () => {
  serve();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  const estimate = within(screen.getByRole('region', { name: 'What would be paid' }));
  expect(estimate.getByRole('status')).toHaveTextContent('Once the amount and the day are filled in');
  await person.type(screen.getByLabelText(/^Amount/), '52800');
  expect(estimate.getByRole('status')).toHaveTextContent('Once the amount');
  await person.clear(screen.getByLabelText(/^Amount/));
  await person.type(screen.getByLabelText(/^Amount/), '80000');
  expect(estimate.getByRole('status')).toHaveTextContent('paid $80,000.00, by September 2, 2026');
  expect(estimate.getByText('757.575757')).toBeInTheDocument();
  expect(estimate.getByText(/moves by −10%/).nextSibling).toHaveTextContent('could not be paid');
  expect(estimate.getByText(/Monthly on 30 days’ notice/)).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /All of it/ }));
  expect(estimate.getByRole('status')).toHaveTextContent('paid $84,480.00');
  expect(estimate.getByText(/moves by −10%/).nextSibling).toHaveTextContent('$76,032.00');
});

test('a redemption under way says what it would pay, and opens its papers', async () => {
  const { server } = serve();
  const documents = [{ file_id: 'file-1', name: 'Redemption Confirmation 2026-08-03.pdf' }];
  server.now = {
    ...underWay(aRedemption({ documents })),
    estimate: {
      amount: '20000.00',
      units: '189.393939',
      units_left: '610.606061',
      worth_left: '64480.00',
      payout_date: '2026-10-30',
    },
  };
  const { person } = await open();
  expect(
    await screen.findByText(/189\.393939 units are redeemed and \$20,000\.00 is paid/),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /Open Redemption Confirmation/ }));
  expect(await screen.findByRole('dialog', { name: /Redemption Confirmation/ })).toBeInTheDocument();
});

test('all of it is redeemed without an amount, to the account on file', async () => {
  const { sent } = serve();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  await person.click(screen.getByRole('radio', { name: /All of it/ }));
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await next(person);
  await confirm(person);
  await isRequested();
  expect(
    sent.find(({ method, path }) => method === 'POST' && path.endsWith('/redemption/request'))?.body,
  ).toEqual({
    investment_id: 'inv-1',
    type: 'full',
    redemption_day: '2026-08-03',
    update_bank_account: false,
    access_code: 'code-1',
  });
});

test.each([
  ['1500', /multiple of \$1,000/],
  ['85000', /at most \$84,000/],
])('an amount of %s is refused at its field', async (amount, sentence) => {
  serve();
  const { person } = await open();
  await fillAmount(person, amount);
  expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(expect.stringMatching(sentence));
  expect(screen.getByLabelText(/^Amount/)).toHaveAttribute('aria-invalid', 'true');
});

test('another redemption that began elsewhere is told, with the way to it', async () => {
  serve((server) => {
    server.now = underWay(aRedemption());
    return refusal('redemption_ongoing');
  });
  const { person } = await open();
  await fillAmount(person, '20000');
  await next(person);
  await confirm(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('A redemption of this investment is under way');
  await person.click(screen.getByRole('button', { name: 'See the ongoing redemption' }));
  await isRequested();
});

test('an access code that is no longer good asks for the number again and keeps what was filled in', async () => {
  let good = false;
  serve(() => (good ? undefined : refusal('user_authentication_failed')));
  const { person } = await open();
  await fillAmount(person, '20000');
  await next(person);
  await confirm(person);
  await screen.findByRole('dialog', { name: 'Confirm your identity' });
  good = true;
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reviewed('Amount')).toBe('$20,000.00');
  await confirm(person);
  await isRequested();
});

test('a redemption is cancelled after the warning that it is for good', async () => {
  const { server, sent } = serve();
  server.now = underWay(aRedemption());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Cancel redemption' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('cannot be undone');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }));
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/v1/redemption/redemption-1')).toBe(
    true,
  );
  expect(await screen.findByRole('button', { name: 'Request a redemption' })).toBeInTheDocument();
});

test('an investment that is not current has nothing to redeem', async () => {
  const { server } = serve();
  server.now = { ...NOTHING_YET, open: false, available: '0.00', redemption_days: null };
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing to redeem' })).toBeInTheDocument();
});

test('redemptions that do not arrive say so', async () => {
  answerWith(() => refusal('unavailable'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('in Chinese the redemption is requested in Chinese', async () => {
  serve();
  const { person } = await open('zh-CN');
  await person.click(await screen.findByRole('button', { name: '申请赎回' }));
  expect(screen.getByLabelText(/^赎回日/)).toHaveValue('2026-08-03');
});

test('the portfolio tells of each current investment what can be redeemed', async () => {
  const { server } = serve();
  server.now = underWay(aRedemption());
  const held = anInvestment({ status: 'current', group: 'current' });
  await renderScreen(() => <CurrentRedemptions investments={[held]} />);
  expect(await screen.findByText('A redemption on September 30, 2026 is under way')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See redemption: Keystone Income Fund' })).toHaveAttribute(
    'href',
    '/my-investment/current/inv-1/redemption',
  );
});

test.each([
  ['en', 'approval', /^The redemption day, September 30, 2026, has passed, and your request still waits/],
  ['zh-CN', 'completion', /^赎回日（2026年9月30日）已过，基金尚待/],
] as const)(
  'in %s one whose day has passed says that it waits for its %s',
  async (language, waits_for, words) => {
    const { server } = serve();
    server.now = underWay(aRedemption({ waits_for }));
    await open(language);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/before the redemption day|赎回日之前/)).not.toBeInTheDocument();
  },
);
