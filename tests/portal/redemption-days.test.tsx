// Redemption on one of the fund's redemption days, and its change.
import { screen, within } from '@testing-library/react';
import { errorReply } from './fake-api';
import {
  aRedemption,
  confirmIdentity,
  NOTHING_YET,
  open,
  serve,
  underWay,
  type Person,
} from './fake-redemptions';

const QUARTERS: Pick<typeof NOTHING_YET, 'schedule' | 'redemption_days'> = {
  schedule: { frequency: 'quarter_ends', notice_days: 45 },
  redemption_days: {
    from: '2026-09-30',
    to: '2026-12-31',
    dates: [
      { day: '2026-09-30', request_by: '2026-08-16' },
      { day: '2026-12-31', request_by: '2026-11-16' },
    ],
  },
};

const next = (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));

test('a fund with its own redemption days offers them, each with its request deadline', async () => {
  const { server, sent } = serve();
  server.now = { ...NOTHING_YET, ...QUARTERS };
  const { person } = await open();
  expect(await screen.findByText(/end of each quarter\. The fund requires 45 days’ notice\./)).toBeVisible();
  expect(screen.getByText('Request by August 16, 2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Request a redemption' }));
  const days = screen.getByRole('combobox', { name: /^Redemption day/ });
  expect(
    within(days)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a redemption day',
    'September 30, 2026 (request by August 16, 2026)',
    'December 31, 2026 (request by November 16, 2026)',
  ]);
  await person.selectOptions(days, '2026-12-31');
  await person.click(screen.getByRole('radio', { name: /Full redemption/ }));
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await next(person);
  expect(await screen.findByText('Request by November 16, 2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Confirm redemption' }));
  await confirmIdentity(person);
  await screen.findByRole('article', { name: /Redemption/ });
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/request'))?.body).toMatchObject(
    {
      redemption_day: '2026-12-31',
    },
  );
});

test('a fund that never redeems shows this and when investors are paid, instead of the form', async () => {
  const { server } = serve();
  server.now = {
    ...NOTHING_YET,
    open: false,
    barrier: 'never',
    schedule: { frequency: 'never', notice_days: 0 },
    redemption_days: null,
    exit_policy: 'On a listing or a sale of the company.',
  };
  await open();
  expect(await screen.findByRole('heading', { name: 'This fund offers no redemptions' })).toBeVisible();
  expect(
    screen.getByText(/How you get your money back: On a listing or a sale of the company\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request a redemption' })).not.toBeInTheDocument();
});

test('a redemption that is not approved is changed in the same form, with its values', async () => {
  const { server, sent } = serve();
  server.now = underWay(aRedemption());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change redemption' }));
  expect(screen.getByLabelText(/^Redemption day/)).toHaveValue('2026-09-30');
  const amount = screen.getByLabelText(/^Amount/);
  expect(amount).toHaveValue('20,000');
  await person.clear(amount);
  await person.type(amount, '12000');
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await next(person);
  await person.click(await screen.findByRole('button', { name: 'Confirm change' }));
  await confirmIdentity(person);
  expect(await screen.findByRole('article', { name: /Redemption/ })).toHaveTextContent('$12,000.00');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/v1/redemption/redemption-1',
    body: {
      type: 'partial',
      amount: '12000.00',
      redemption_day: '2026-09-30',
      update_bank_account: true,
      access_code: 'code-1',
    },
  });
});

test('changing a redemption that was approved meanwhile shows an error with a link to its status', async () => {
  const { server } = serve((now) => {
    now.now = underWay(aRedemption({ status: 'approved' }));
    return errorReply('redemption_closed');
  });
  server.now = underWay(aRedemption());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change redemption' }));
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await next(person);
  await person.click(await screen.findByRole('button', { name: 'Confirm change' }));
  await confirmIdentity(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('can no longer be changed');
  await person.click(screen.getByRole('button', { name: 'See redemption in progress' }));
  expect(await screen.findByRole('article', { name: /Redemption/ })).toHaveTextContent('Approved');
  expect(screen.queryByRole('button', { name: 'Change redemption' })).not.toBeInTheDocument();
});

test('a redemption day that is no longer available must be chosen again', async () => {
  const { server } = serve();
  server.now = { ...underWay(aRedemption({ redemption_day: '2026-09-15' })), ...QUARTERS };
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change redemption' }));
  await next(person);
  const days = screen.getByRole('combobox', { name: /^Redemption day/ });
  expect(days).toHaveValue('');
  expect(days).toHaveAccessibleDescription(/Choose a day from September 30, 2026/);
});
