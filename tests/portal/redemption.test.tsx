import { Page } from '@quoin/ui';
import { screen, within } from '@testing-library/react';
import { RedemptionPart } from '../../portal/src/journey/redeem/RedemptionPart';
import { errorReply } from './fake-api';
import {
  aRedemption,
  confirmIdentity,
  HARBORLIGHT,
  isRequested,
  NOTHING_YET,
  open,
  serve,
  underWay,
  type Person,
} from './fake-redemptions';
import { renderScreen } from './render-screen';

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

/** The value that the review shows for a term. */
const reviewed = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

test('a partial redemption is paid to the only verified account, after a review and the identity check', async () => {
  const { sent } = serve();
  const { person } = await open();
  await fillAmount(person, '20000');
  const radio = await screen.findByRole('radio', { name: /Harborlight Bank/ });
  expect(radio).toHaveAccessibleName(/available for payments from August 4, 2026/);
  expect(screen.getByRole('link', { name: /Add or change a bank account/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(radio).toBeChecked();
  await goOn(person, /Review/);
  expect(reviewed('Amount')).toBe('$20,000.00');
  expect(reviewed('Payout')).toBe('Expected by September 2, 2026');
  expect(reviewed('Paid to')).toMatch(
    /^Harborlight Bank •••• 4821Morgan ReyesNothing is paid before August 4, 2026 at 8:00\sAM ET, because the account’s details were changed\.$/,
  );
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

test('the request starts at the top of the page, and so does the page after it is left', async () => {
  serve();
  window.scrollTo = jest.fn();
  const { person } = await renderScreen(() => (
    <Page>
      <RedemptionPart investmentId="inv-1" investorId="investor-1" name="Keystone Income Fund" />
    </Page>
  ));
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('button', { name: 'Request a redemption' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('the form shows the estimated payment and its assumptions during entry', async () => {
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

test('a full redemption has no amount', async () => {
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
    update_bank_account: true,
    bank_account_id: 'bank-1',
    access_code: 'code-1',
  });
});

test('with several accounts one must be selected before the review', async () => {
  const { server } = serve();
  const second = { ...HARBORLIGHT, id: 'bank-2', name: 'Keelson Savings Bank', paid_from: null };
  server.now = { ...NOTHING_YET, payees: [HARBORLIGHT, second] };
  const { person } = await open();
  await fillAmount(person, '20000');
  const choice = await screen.findByRole('radiogroup', { name: /Which account do we pay to/ });
  for (const radio of within(choice).getAllByRole('radio')) expect(radio).not.toBeChecked();
  await next(person);
  expect(choice).toHaveAccessibleDescription(/Choose the bank account/);
  await person.click(screen.getByRole('radio', { name: /Keelson Savings Bank/ }));
  await goOn(person, /Review/);
  expect(reviewed('Paid to')).toBe('Keelson Savings Bank •••• 4821Morgan Reyes');
});

test('an IRA is paid to its custodian, and the form explains why', async () => {
  const { server, sent } = serve();
  const custodian = { ...HARBORLIGHT, id: null, name: 'Granary Trust Custodians', paid_from: null };
  server.now = { ...NOTHING_YET, payees: [custodian] };
  const { person } = await open();
  await fillAmount(person, '20000');
  expect(await screen.findByText('Granary Trust Custodians ••••4821, Morgan Reyes')).toBeVisible();
  expect(screen.getByText(/would be a distribution, which may be taxable/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await goOn(person, /Review/);
  await confirm(person);
  await isRequested();
  const request = sent.find(({ method, path }) => method === 'POST' && path.endsWith('/redemption/request'));
  expect(request?.body).toMatchObject({ update_bank_account: false });
});

test('without an account the form names what is missing and does not continue', async () => {
  const { server } = serve();
  server.now = { ...NOTHING_YET, payees: [] };
  const { person } = await open();
  await fillAmount(person, '20000');
  expect(await screen.findByText(/You have no account that can receive this payment/)).toBeVisible();
  await next(person);
  expect(screen.getByRole('heading', { level: 2, name: /Paid to/ })).toBeVisible();
});

test('the estimate of a fund with a holdback has two payments, each with amount and date', async () => {
  const { server } = serve();
  server.now = { ...NOTHING_YET, payout_terms: { days: 30, holdback: '0.05' } };
  const { person } = await open();
  await fillAmount(person, '80000');
  const estimate = within(screen.getByRole('region', { name: 'Estimated payment' }));
  expect(estimate.getByRole('status')).toHaveTextContent(
    'paid $76,000.00 by September 2, 2026 and $4,000.00 by April 30, 2027, after the fund’s audit',
  );
  expect(estimate.getByText('First payment').nextSibling).toHaveTextContent(
    '$76,000.00Expected by September 2, 2026',
  );
  expect(estimate.getByText('After the fund’s audit').nextSibling).toHaveTextContent('$4,000.00');
});

test('the review of a fund with a holdback shows both payments, what stays invested and the terms', async () => {
  const { server } = serve();
  server.now = { ...NOTHING_YET, payout_terms: { days: 30, holdback: '0.05' } };
  const { person } = await open();
  await fillAmount(person, '80000');
  await screen.findByRole('heading', { level: 2, name: /Paid to/ });
  await goOn(person, /Review/);
  expect(reviewed('From')).toBe('Keystone Income Fund');
  expect(reviewed('Amount')).toBe('$80,000.00');
  expect(reviewed('First payment')).toBe('$76,000.00Expected by September 2, 2026');
  expect(reviewed('After the fund’s audit')).toBe('$4,000.00Expected by April 30, 2027');
  expect(reviewed('Stays invested')).toBe('$4,480.0042.424243 units');
  const terms = within(screen.getByRole('region', { name: 'Transfer' })).getAllByRole('listitem');
  expect(terms.map(({ textContent }) => textContent)).toContain(
    'The fund retains 5.00% until its annual audit.',
  );
});

test('the review of a full redemption shows an estimate, and that nothing stays invested', async () => {
  serve();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Request a redemption' }));
  await person.click(screen.getByRole('radio', { name: /Full redemption/ }));
  await next(person);
  await screen.findByRole('radio', { name: /Harborlight Bank/ });
  await goOn(person, /Review/);
  expect(reviewed('Estimated amount')).toBe('$84,480.00');
  expect(reviewed('Stays invested')).toBe('$0.00You redeem all units.');
});

test.each([
  ['1500', /multiple of \$1,000/],
  ['85000', /at most \$84,000/],
])('an amount of %s is rejected at its field', async (amount, sentence) => {
  serve();
  const { person } = await open();
  await fillAmount(person, amount);
  expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(expect.stringMatching(sentence));
  expect(screen.getByLabelText(/^Amount/)).toHaveAttribute('aria-invalid', 'true');
});

test('a redemption that started elsewhere meanwhile shows an error with a link to it', async () => {
  serve((server) => {
    server.now = underWay(aRedemption());
    return errorReply('redemption_ongoing');
  });
  const { person } = await open();
  await fillAmount(person, '20000');
  await screen.findByRole('heading', { level: 2, name: /Paid to/ });
  await goOn(person, /Review/);
  await confirm(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A redemption of this investment is in progress',
  );
  await person.click(screen.getByRole('button', { name: 'See redemption in progress' }));
  await isRequested();
});

test('an expired access code asks for the identity number again and keeps the input', async () => {
  let good = false;
  serve(() => (good ? undefined : errorReply('user_authentication_failed')));
  const { person } = await open();
  await fillAmount(person, '20000');
  await screen.findByRole('heading', { level: 2, name: /Paid to/ });
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
