// Distribution instruction of an investment: selected, verified, signed; and when no instruction is possible.
import type { ReplyOf } from '@quoin/contract';
import { screen, within } from '@testing-library/react';
import DistributionScreen from '../../portal/src/journey/redeem/distribution/DistributionScreen';
import { PaymentsEntry } from '../../portal/src/journey/redeem/PaymentsEntry';
import { aPerson, MORGAN } from './a-person';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { HARBORLIGHT, LINTEL, proveIdentity } from './payout-accounts';
import { HARBORLIGHT as PAYEE, NOTHING_YET } from './fake-redemptions';
import { renderScreen } from './render-screen';

type Instructed = ReplyOf<'getDistributionInstruction'>;

const NOTHING: Instructed = { investment_id: 'inv-1', delivery: null, account: null, to_sign: null };
const TO_BANK = { id: 'bank-1', name: 'Harborlight Bank', number_masked: '******4821' };
const WAITING: Instructed = {
  ...NOTHING,
  to_sign: { envelope_id: 'envelope-4', status: 'sent', delivery: 'cash', account: TO_BANK },
};

interface Served {
  instructed?: Instructed;
  investment?: Parameters<typeof anInvestment>[0];
  banks?: (typeof HARBORLIGHT)[];
  refused?: ReturnType<typeof errorReply>;
  payees?: (typeof PAYEE)[];
}

const serve = ({
  instructed = NOTHING,
  investment,
  banks = [HARBORLIGHT],
  refused,
  payees = [PAYEE],
}: Served = {}) =>
  answerWith(({ method, path }) => {
    if (path === '/v1/user/info') return { json: aPerson({ investors: [MORGAN] }) };
    if (path === '/v1/user/bank-accounts') return { json: { items: banks, to_sign: [] } };
    if (path === '/v1/user/brokerage-accounts') return { json: { items: [LINTEL] } };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    if (path.endsWith('/distribution-instruction'))
      return method === 'PUT' ? (refused ?? { json: WAITING }) : { json: instructed };
    if (path.endsWith('/redemption/request')) return { json: { ...NOTHING_YET, payees } };
    return { json: anInvestment(investment) };
  });

const open = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(DistributionScreen, {
    path: '/distribution/:investmentId',
    at: '/distribution/inv-1',
    language,
  });

test.each([
  [
    'the only bank account',
    [PAYEE],
    'Until you do, we pay distributions to Harborlight Bank, ending in 4821',
  ],
  ['no account of several', [PAYEE, { ...PAYEE, id: 'bank-2' }], 'only after you choose one'],
  ['no account where there is none', [], 'Add a bank account, so that we can pay distributions'],
])('without an instruction, %s is paid', async (_, payees, shown) => {
  serve({ payees });
  await renderScreen(() => <PaymentsEntry investmentId="inv-1" />);
  expect(await screen.findByText(new RegExp(shown))).toBeInTheDocument();
});

test('cash to a bank account is selected, verified and then opened for signing', async () => {
  const sent = serve();
  const { person, places } = await open();
  expect(await screen.findByText(/You have not given an instruction yet/)).toBeInTheDocument();
  await person.click(await screen.findByRole('radio', { name: /^Cash/ }));
  expect(screen.getByRole('radio', { name: /Harborlight Bank/ })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Continue to signature' }));
  await proveIdentity(person);
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(places).toEqual(['/signing/envelope-4']);
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toMatchObject({
    purpose: 'distribution_instruction',
  });
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    delivery: 'cash',
    account_id: 'bank-1',
    access_code: 'code-1',
  });
});

test('a missing choice and a missing account show an error at their place, and nothing is sent', async () => {
  const sent = serve({ banks: [] });
  const { person, places } = await open();
  const submit = await screen.findByRole('button', { name: 'Continue to signature' });
  await person.click(submit);
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /^Cash/ }));
  await person.click(submit);
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Add a bank account' }));
  expect(places).toEqual(['/user/bank-accounts']);
});

test('the instruction in effect and the one that waits for a signature appear separately', async () => {
  serve({
    instructed: {
      ...WAITING,
      delivery: 'stock',
      account: { id: 'broker-1', name: 'Lintel Brokerage', number_masked: '******9902' },
    },
  });
  await open();
  expect(await screen.findByText('Lintel Brokerage, ends in 9902')).toBeInTheDocument();
  expect(screen.getByText(/In cash, to Harborlight Bank, ends in 4821/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read and sign instruction' })).toHaveAttribute(
    'href',
    '/signing/envelope-4',
  );
});

test.each([
  [{ status: 'canceled', group: 'past' }, /is canceled/],
  [{ status: 'past', group: 'past' }, /are complete/],
  [{ investor: { ...MORGAN, investor_type: 'ira' } }, /paid through its custodian/],
  [{ status: 'pending_signature', application_state: 'information_complete' }, /agreement is signed/],
] as const)('an investment with %o offers no choice', async (investment, sentence) => {
  serve({ investment });
  await open();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to signature' })).not.toBeInTheDocument();
});

test('an error from the server appears above the form, which keeps the choice', async () => {
  serve({ refused: errorReply('distribution_finished') });
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /^Cash/ }));
  await person.click(screen.getByRole('button', { name: 'Continue to signature' }));
  await proveIdentity(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('This investment has ended');
  expect(screen.getByRole('radio', { name: /Harborlight Bank/ })).toBeChecked();
});

test('the investment of another account shows an error, in Chinese as well', async () => {
  answerWith(() => errorReply('not_authorized_action'));
  await open('zh-CN');
  expect(await screen.findByRole('link', { name: '我的投资' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an investment shows its payout account, and warns of an account on hold, which can be stopped', async () => {
  const held = {
    ...HARBORLIGHT,
    held_until: '2026-08-06T12:00:00.000Z',
    paid_from: '2026-08-06T12:00:00.000Z',
  };
  const banks = [held];
  const sent = answerWith(({ path }) => {
    if (path.endsWith('/stop')) {
      banks.length = 0;
      return { json: { done: true } };
    }
    if (path === '/v1/user/bank-accounts') return { json: { items: [...banks], to_sign: [] } };
    return { json: { ...NOTHING, delivery: 'cash', account: TO_BANK } };
  });
  const { person } = await renderScreen(() => <PaymentsEntry investmentId="inv-1" />);
  expect(await screen.findByText('Harborlight Bank, ends in 4821')).toBeInTheDocument();
  expect(await screen.findByText(/We pay nothing to it before August 6, 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a bank account change' })).toHaveAttribute(
    'href',
    '/user/bank-accounts',
  );
  await person.click(screen.getByRole('button', { name: /^Stop change/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Stop this change?' });
  await person.click(within(question).getByRole('button', { name: 'Stop change' }));
  await screen.findByText('Harborlight Bank, ends in 4821');
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/v1/user/bank-accounts/bank-1/stop');
});
