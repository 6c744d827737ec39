import type { ReplyOf } from '@quoin/contract';
import { FUNDING_BUSINESS_DAYS, type Language } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import { FundingPanel } from '../../portal/src/journey/fund/FundingPanel';
import { FUNDING, WIRE } from './a-funding';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

const [FIRST] = FUNDING.ach_accounts;

/** A fake server that requires a signature for ACH and returns the wire instructions after the phone call. */
function serve(changed: Partial<ReplyOf<'getFunding'>> = {}) {
  let now = { ...FUNDING, ...changed };
  return answerWith(({ method, body }) => {
    if (Object(body).method === 'wire')
      now = { ...now, method: 'wire', verbally_confirmed_at: '2026-08-03T15:00:00Z', wire: WIRE };
    const account = now.ach_accounts.find(({ id }) => id === Object(body).bank_account_id);
    if (method === 'PUT' && !account && !now.wire) return errorReply('ach_account_missing');
    if (account) now = { ...now, to_sign: { envelope_id: 'envelope-3', status: 'preparing', account } };
    return { json: now };
  });
}

const show = (language?: Language) => renderScreen(() => <FundingPanel investmentId="inv-1" />, { language });

test('the wire shows the code that the phone call confirms, and its numbers only after the call', async () => {
  const sent = serve();
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /wire/i }));
  const code = screen.getByRole('region', { name: 'Verification code' });
  expect(code).toHaveTextContent('K7QM-42XP');
  expect(code).toHaveTextContent('Robin Vale');
  expect(screen.queryByText(WIRE.account_number)).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByText(WIRE.account_number)).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    method: 'wire',
    confirmed_wire: 'wire-1',
  });
});

test.each([
  ['en', /^Wire instructions for this fund are not ready yet/],
  ['zh-CN', /^本基金的电汇指引尚未就绪/],
] as const)('a fund without an account for wires shows no instructions, in %s', async (language, notice) => {
  const methods = FUNDING.methods.map((one) => ({ ...one, open: one.method === 'ach' }));
  serve({ methods, preferred_method: 'wire' });
  await show(language);
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[0]).toBeDisabled();
  expect(screen.queryByText('K7QM-42XP')).not.toBeInTheDocument();
});

test.each([
  ['en', /^Since August 1, 2026, wires for this fund go to a different account/],
  ['zh-CN', /^自2026年8月1日起，本基金的汇款账户已变更/],
] as const)('a changed account of the fund is shown with its date, in %s', async (language, notice) => {
  serve({ account_changed_on: '2026-08-01', preferred_method: 'wire' });
  await show(language);
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

test('a wire that changes while it is shown is updated and must be confirmed again', async () => {
  const values = { amount: '$20,000' };
  let now = FUNDING;
  const sent = answerWith(({ method }) => {
    if (method === 'GET') return { json: now };
    now = { ...now, amount: '20000.00', wire_due: 'wire-2' };
    const { status, json } = errorReply('wire_changed');
    return { status, json: { ...json, values } };
  });
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /wire/i }));
  await person.click(screen.getByRole('checkbox'));
  expect(await screen.findByText(/has changed to \$20,000/)).toBeInTheDocument();
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('the account named in the application is shown for a wire and preselected for ACH', async () => {
  const [, second] = FUNDING.ach_accounts;
  const payer = second ?? null;
  serve({ payer });
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /wire/i }));
  expect(screen.getByText(/names Second Bank, the account ending in 8827/)).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /^ACH/ }));
  expect(screen.getByRole('radio', { name: /^Second Bank/ })).toBeChecked();
});

test('the contact who confirms the code is named without a space in Chinese', async () => {
  serve({ sales_contact: { name: '投资者关系部', phone: '+1 212 555 0140' } });
  const { person } = await show('zh-CN');
  await person.click(await screen.findByRole('radio', { name: /电汇/ }));
  expect(screen.getByRole('region', { name: '核对码' })).toHaveTextContent('投资者关系部会在电话中说出');
});

test('of several bank accounts the selected one is debited after its authorization is signed', async () => {
  const sent = serve();
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  expect(screen.getByText(/If the debit fails, our support team contacts you/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /First Bank/ })).not.toBeChecked();
  await person.click(screen.getByRole('radio', { name: /Second Bank.*8827/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  const link = await screen.findByRole('link', { name: 'Read and sign authorization' });
  expect(link).toHaveAttribute('href', '/signing/envelope-3');
  expect(screen.getByText(/when you sign.*Second Bank.*8827/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose ACH' })).not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    method: 'ach',
    bank_account_id: 'bank-2',
  });
});

test('the keyboard alone chooses the account', async () => {
  const sent = serve();
  const { person } = await show();
  (await screen.findByRole('radio', { name: /ACH/ })).focus();
  await person.keyboard(' ');
  await person.tab();
  await person.keyboard(' ');
  expect(screen.getByRole('radio', { name: /First Bank/ })).toBeChecked();
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ bank_account_id: 'bank-1' }),
  );
});

test('a single account is preselected', async () => {
  serve({ ach_accounts: FIRST ? [FIRST] : [] });
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  expect(screen.getByRole('radio', { name: /First Bank/ })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByText(/when you sign.*First Bank/)).toBeInTheDocument();
});

test.each([
  ['en', 'Add a bank account'],
  ['zh-CN', '添加银行账户'],
] as const)('without an account there is a link to add one (%s)', async (language, add) => {
  serve({ ach_accounts: [] });
  const { person } = await show(language);
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  expect(screen.getByRole('link', { name: add })).toHaveAttribute('href', '/user/bank-accounts');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with ACH as the method, the debited account is named and can be replaced', async () => {
  serve({ method: 'ach', debited_account: FIRST });
  const { person } = await show();
  expect(await screen.findByText(/debit the amount due once from First Bank.*6789/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose ACH' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /Second Bank/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByText(/when you sign.*Second Bank/)).toBeInTheDocument();
  expect(screen.getByText(/debit the amount due once from First Bank/)).toBeInTheDocument();
});

test('a missing choice of account shows an error', async () => {
  serve();
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the bank account to debit');
});

test('a rejected ACH choice is announced, and its error does not appear at the wire', async () => {
  answerWith(({ method }) => (method === 'PUT' ? errorReply('ach_not_permitted') : { json: FUNDING }));
  const { person } = await show();
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  await person.click(screen.getByRole('radio', { name: /Second Bank/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ACH/);
  const refused = screen.getByRole('alert').textContent ?? '';

  await person.click(screen.getByRole('radio', { name: /Wire/ }));
  await waitFor(() => expect(screen.queryByText(refused)).not.toBeInTheDocument());
});

test.each([
  ['individual', /Send the money from an account in your own name/, /From your own account at any bank/],
  ['joint_rights_of_survivorship', /your own name or in your joint names/, /your own or joint account/],
  ['ira', /Have your IRA custodian send the money/, /Your custodian sends it/],
  ['entity', /an account in the name of the entity/, /the entity’s account/],
  ['trust', /an account in the name of the trust/, /the trust’s account/],
] as const)(
  'the page shows who pays for an investor of type %s and how long it takes',
  async (type, lead, wire) => {
    serve({ investor_type: type });
    await show();
    expect(await screen.findByText(lead)).toHaveTextContent(
      `It arrives in ${FUNDING_BUSINESS_DAYS.from}–${FUNDING_BUSINESS_DAYS.to} business days.`,
    );
    expect(screen.getByRole('radio', { name: wire })).toBeInTheDocument();
  },
);

test('in Chinese the custodian pays for an IRA', async () => {
  serve({ investor_type: 'ira' });
  await show('zh-CN');
  expect(await screen.findByText(/请由 IRA 托管机构.*3–5 个工作日/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /由托管机构汇出/ })).toBeInTheDocument();
});

test('the method named in the application is preselected, and another can be chosen', async () => {
  serve({ preferred_method: 'wire' });
  const { person } = await show();
  expect(await screen.findByRole('radio', { name: /^Wire/ })).toBeChecked();
  expect(screen.getByRole('region', { name: 'Verification code' })).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /ACH/ }));
  expect(screen.getByRole('radio', { name: /First Bank/ })).toBeInTheDocument();
});

test('a method chosen later takes precedence over the one in the application', async () => {
  serve({ preferred_method: 'wire', method: 'ach', debited_account: FIRST });
  await show();
  expect(await screen.findByRole('radio', { name: /^ACH/ })).toBeChecked();
});
