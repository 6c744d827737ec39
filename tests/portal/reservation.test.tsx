// Reserving an allocation of an upcoming product on its page.
import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import Reservation from '../../portal/src/journey/browse/Reservation';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

type Terms = ReplyOf<'getReservation'>;

const NOTHING: Terms = {
  product_id: 'p-1',
  open: true,
  minimum: '50000.00',
  multiple: '1000.00',
  reservation: null,
};

const reserved = (amount: string): NonNullable<Terms['reservation']> => ({
  id: 'reservation-1',
  product_id: 'p-1',
  status: 'reserved',
  amount,
  reserved_at: '2026-06-05T14:00:00.000Z',
  changed_at: '2026-06-05T14:00:00.000Z',
});

/** A fake server with one reservation. */
function serve(
  begins: Terms['reservation'] = null,
  refuse?: () => ReturnType<typeof errorReply> | undefined,
) {
  let now = begins;
  return answerWith(({ method, body }) => {
    if (method === 'GET') return { json: { ...NOTHING, reservation: now } };
    const refused = refuse?.();
    if (refused) return refused;
    const before = now;
    now = method === 'DELETE' ? null : reserved(String(Object(body).amount));
    return { json: now ?? { ...before, status: 'withdrawn' } };
  });
}

const open = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(() => <Reservation productId="p-1" product="Peatstone" />, { language });

test.each([
  ['en', 'Reserve allocation', /^Amount to reserve/, /Reserved amount.*\$75,000/],
  ['zh-CN', '预留额度', /^预留金额/, /您已预留.*75,000/],
] as const)('in %s an amount is reserved and confirmed', async (language, button, amount, said) => {
  const sent = serve();
  const { person } = await open(language);
  await person.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: /Peatstone/ });
  await person.type(within(dialog).getByLabelText(amount), '75000');
  await person.click(within(dialog).getByRole('button', { name: button }));
  expect(await screen.findByRole('status')).toHaveTextContent(said);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const post = sent.find(({ method }) => method === 'POST');
  expect(post).toMatchObject({ path: '/v1/products/p-1/reservation', body: { amount: '75000.00' } });
  expect(post?.headers.get('idempotency-key')).toBeTruthy();
});

test.each([
  ['', /required/],
  ['49000', /at least \$50,000/],
  ['50500', /multiple of \$1,000/],
])('“%s” is rejected at the field and not sent', async (typed, message) => {
  const sent = serve();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Reserve allocation' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/^Amount to reserve/);
  if (typed) await person.type(field, typed);
  await person.click(within(dialog).getByRole('button', { name: 'Reserve allocation' }));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
});

test('a product that opened in the meantime shows an error, and the input stays', async () => {
  serve(null, () => errorReply('reservation_not_open'));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Reserve allocation' }));
  await person.type(screen.getByLabelText(/^Amount to reserve/), '60000');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reserve allocation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/only until the product opens/);
  expect(screen.getByLabelText(/^Amount to reserve/)).toHaveValue('60,000');
});

test('the amount is changed, starting from the reserved amount', async () => {
  const sent = serve(reserved('75000.00'));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change amount' }));
  const field = screen.getByLabelText(/^Amount to reserve/);
  expect(field).toHaveValue('75,000');
  await person.clear(field);
  await person.type(field, '90000');
  await person.click(screen.getByRole('button', { name: 'Save amount' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\$90,000/));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ amount: '90000.00' });
});

test('a reservation is withdrawn after a confirmation, and can be made again', async () => {
  const sent = serve(reserved('75000.00'));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Withdraw reservation' }));
  await person.click(await screen.findByRole('button', { name: 'Keep reservation' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Withdraw reservation' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your reservation?' });
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw reservation' }));
  expect(await screen.findByRole('button', { name: 'Reserve allocation' })).toBeInTheDocument();
});

test('a withdrawal that fails shows the reason', async () => {
  serve(reserved('75000.00'), () => errorReply('reservation_missing'));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Withdraw reservation' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw reservation' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'You have no reservation for this product.',
  );
});
