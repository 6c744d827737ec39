import { screen, within } from '@testing-library/react';
import { errorReply } from './api-at-the-wire';
import {
  aRedemption,
  confirmIdentity,
  isRequested,
  open,
  serve,
  underWay,
  type Person,
} from './redemptions-at-the-wire';

async function fillAmount(person: Person, amount: string) {
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  await person.type(screen.getByLabelText(/^Amount/), amount);
  await next(person);
}

async function goOn(person: Person, step: RegExp) {
  await next(person);
  await screen.findByRole('heading', { level: 2, name: step });
}

const next = (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));

async function confirm(person: Person) {
  await person.click(screen.getByRole('button', { name: 'Confirm redemption' }));
  await confirmIdentity(person);
}

/** What the review says of something. */
const reviewed = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

test('a part is redeemed to another bank account, after a review and the identity check', async () => {
  const { sent } = serve();
  const { person } = await open();
  await fillAmount(person, '20000');
  const radio = await screen.findByRole('radio', { name: /Harborlight Bank/ });
  expect(radio).toHaveAccessibleName(/available for payments from August 4, 2026/);
  expect(screen.getByRole('link', { name: /Add or change a bank account/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await person.click(radio);
  await goOn(person, /Review/);
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
  const estimate = within(screen.getByRole('region', { name: 'Estimated payment' }));
  expect(estimate.getByRole('status')).toHaveTextContent('Enter the amount and the day');
  await person.type(screen.getByLabelText(/^Amount/), '52800');
  expect(estimate.getByRole('status')).toHaveTextContent('Enter the amount');
  await person.clear(screen.getByLabelText(/^Amount/));
  await person.type(screen.getByLabelText(/^Amount/), '80000');
  expect(estimate.getByRole('status')).toHaveTextContent('paid $80,000.00 by September 2, 2026');
  expect(estimate.getByText('757.575757')).toBeInTheDocument();
  expect(estimate.getByText(/changes by −10%/).nextSibling).toHaveTextContent('could not be paid');
  expect(estimate.getByText(/Monthly on 30 days’ notice/)).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /Full redemption/ }));
  expect(estimate.getByRole('status')).toHaveTextContent('paid $84,480.00');
  expect(estimate.getByText(/changes by −10%/).nextSibling).toHaveTextContent('$76,032.00');
});

test('all of it is redeemed without an amount, to the account on file', async () => {
  const { sent } = serve();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  await person.click(screen.getByRole('radio', { name: /Full redemption/ }));
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await goOn(person, /Review/);
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
    return errorReply('redemption_ongoing');
  });
  const { person } = await open();
  await fillAmount(person, '20000');
  await screen.findByRole('heading', { level: 2, name: /Bank account/ });
  await goOn(person, /Review/);
  await confirm(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A redemption of this investment is in progress',
  );
  await person.click(screen.getByRole('button', { name: 'See redemption in progress' }));
  await isRequested();
});

test('an access code that is no longer good asks for the number again and keeps what was filled in', async () => {
  let good = false;
  serve(() => (good ? undefined : errorReply('user_authentication_failed')));
  const { person } = await open();
  await fillAmount(person, '20000');
  await screen.findByRole('heading', { level: 2, name: /Bank account/ });
  await goOn(person, /Review/);
  await confirm(person);
  await screen.findByRole('dialog', { name: 'Confirm your identity' });
  good = true;
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reviewed('Amount')).toBe('$20,000.00');
  await confirm(person);
  await isRequested();
});

test('in Chinese the redemption is requested in Chinese', async () => {
  serve();
  const { person } = await open('zh-CN');
  await person.click(await screen.findByRole('button', { name: '申请赎回' }));
  expect(screen.getByLabelText(/^赎回日/)).toHaveValue('2026-08-03');
});
