// Fake API for redemption tests, with one investment, and its screen.
import type { ReplyOf } from '@quoin/contract';
import { estimateRedemption, moneyFromWire, moneyToWire } from '@quoin/rules';
import { screen, within } from '@testing-library/react';
import { RedemptionPart } from '../../portal/src/journey/redeem/RedemptionPart';
import { MORGAN } from './a-person';
import { answerWith, type errorReply, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

type Redemptions = ReplyOf<'getRedemptions'>;
type Redemption = Redemptions['items'][number];

export const aRedemption = (changed: Partial<Redemption> = {}): Redemption => ({
  id: 'redemption-1',
  investment_id: 'inv-1',
  product_name: 'Keystone Income Fund',
  type: 'partial',
  status: 'requested',
  amount: '20000.00',
  redemption_day: '2026-09-30',
  payout_terms: { days: 30, holdback: '0' },
  payouts: [{ part: 'first', share: '1', amount: '20000.00', by: '2026-10-30' }],
  waits_for: null,
  requested_date: '2026-08-03',
  update_bank_account: false,
  bank_account: { id: 'bank-1', name: 'Harborlight Bank', holder: 'Morgan Reyes', number_masked: '••••4821' },
  paid_from: null,
  rejection: null,
  documents: [],
  ...changed,
});

export const HARBORLIGHT = {
  id: 'bank-1',
  name: 'Harborlight Bank',
  holder: 'Morgan Reyes',
  number_masked: '••••4821',
  paid_from: '2026-08-04T12:00:00.000Z',
};

const HELD = { units: '800.000000', unit_price: '105.6000' };

export const NOTHING_YET: Redemptions = {
  investment_id: 'inv-1',
  open: true,
  available: '84000.00',
  multiple: '1000.00',
  as_of_date: '2026-07-31',
  barrier: null,
  schedule: { frequency: 'any_day', notice_days: 0 },
  redemption_days: { from: '2026-08-03', to: '2027-08-03', dates: [] },
  held: HELD,
  exit_policy: 'Monthly on 30 days’ notice.',
  payout_terms: { days: 30, holdback: '0' },
  payees: [HARBORLIGHT],
  ongoing: null,
  estimate: null,
  items: [],
};

export const underWay = (redemption: Redemption): Redemptions => ({
  ...NOTHING_YET,
  open: false,
  ongoing: redemption,
  estimate: getEstimate(redemption),
  items: [redemption],
});

/** As on the server: null if all units are worth less than the amount. */
function getEstimate({ type, amount, redemption_day: redemptionDay }: Redemption): Redemptions['estimate'] {
  const requested = amount === null ? null : (moneyFromWire(amount) ?? null);
  const held = { units: HELD.units, unitPrice: HELD.unit_price };
  const estimate = estimateRedemption({ type, amount: requested, redemptionDay }, held);
  if (!estimate) return null;
  return {
    amount: moneyToWire(estimate.amount),
    units: estimate.units,
    units_left: estimate.unitsLeft,
    worth_left: moneyToWire(estimate.worthLeft),
    payouts: estimate.payouts.map((payout) => ({ ...payout, amount: moneyToWire(estimate.amount) })),
  };
}

const isPart = (body: unknown): body is { amount: string } =>
  typeof body === 'object' && body !== null && 'amount' in body;

/** `request` may return an error. */
export function serve(request?: (server: { now: Redemptions }) => ReturnType<typeof errorReply> | undefined) {
  const server = { now: NOTHING_YET };
  const sent = answerWith((call: SentRequest) => {
    const { method, path } = call;
    if (path === '/v1/user/info') return { json: { country: 'US', investors: [MORGAN] } };
    if (path === '/v1/user/redemptions') return { json: { items: [server.now] } };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    if (method === 'POST') {
      const refused = request?.(server);
      if (refused) return refused;
      server.now = underWay(aRedemption());
      return { json: aRedemption() };
    }
    if (method === 'PUT') {
      const refused = request?.(server);
      if (refused) return refused;
      const { body } = call;
      server.now = underWay(aRedemption({ amount: isPart(body) ? body.amount : null }));
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

export const open = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(
    () => <RedemptionPart investmentId="inv-1" investorId="investor-1" name="Keystone Income Fund" />,
    { language },
  );

export type Person = Awaited<ReturnType<typeof open>>['person'];

export async function confirmIdentity(person: Person) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
}

export const isRequested = async () =>
  expect(await screen.findByRole('article', { name: /Redemption/ })).toHaveTextContent('Requested');
