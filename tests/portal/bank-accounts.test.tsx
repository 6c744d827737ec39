import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import BankAccountsScreen from '../../portal/src/journey/account/payout/BankAccountsScreen';
import { answerWith, errorReply } from './fake-api';
import {
  added,
  textbox,
  change,
  describes,
  HARBORLIGHT,
  HIS_IRA,
  press,
  proveIdentity,
  removed,
  serve,
} from './payout-accounts';
import { fill, renderScreen } from './render-screen';

const openBanks = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(BankAccountsScreen, { path: '/user/bank-accounts', language });

async function fillAch(person: UserEvent, { holder = 'MORGAN REYES', aba = '021000018' } = {}) {
  await press(person, 'Add a bank account');
  await person.click(screen.getByRole('radio', { name: /^ACH/ }));
  await fill(person, textbox(/^Account holder/), holder);
  await fill(person, textbox(/^Bank$/), 'Ashlar Trust');
  await person.click(screen.getByRole('radio', { name: 'Checking' }));
  await fill(person, textbox(/^Account number/), '000123450042');
  await fill(person, textbox(/^ABA routing number for ACH/), aba);
  await press(person, 'Save');
}

test('each account shows its masked number and its routing number', async () => {
  serve({ banks: [HARBORLIGHT] });
  await openBanks();
  const account = await screen.findByRole('article', { name: 'Harborlight Bank' });
  expect(account).toHaveTextContent('Account numberEnds in 4821');
  expect(account).toHaveTextContent('ABA routing number for wires026099998');
  expect(account).toHaveTextContent('Last changedAugust 1, 2026');
  expect(account).not.toHaveTextContent('SWIFT');
});

test('a hold of all payments is shown with its end, and accounts show when they are paid from', async () => {
  const until = '2026-08-06T12:00:00.000Z';
  const held = { ...HARBORLIGHT, held_until: '2026-08-05T12:00:00.000Z', paid_from: until };
  serve({ banks: [held], person: { payments_held_until: until } });
  await openBanks();
  expect(await screen.findByText('Payments are on hold')).toBeVisible();
  expect(screen.getByText(/We pay nothing out before August 6, 2026/)).toBeVisible();
  expect(screen.getByText(/We pay nothing to it before August 6, 2026/)).toBeVisible();
});

test('a US account for ACH is requested and then opened for signing', async () => {
  const sent = serve();
  const { person, places } = await openBanks();
  await fillAch(person);
  expect(added(sent)).toBeUndefined();
  await proveIdentity(person);
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(places.at(-1)).toBe('/signing/envelope-9');
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))).toMatchObject({
    path: '/v1/investors/investor-1/identity-check',
    body: { purpose: 'bank_account' },
  });
  expect(added(sent)?.body).toEqual({
    method: 'ach',
    account_holder: 'MORGAN REYES',
    bank_name: 'Ashlar Trust',
    account_type: 'checking',
    account_number: '000123450042',
    aba_ach: '021000018',
    access_code: 'code-1',
  });
  expect(added(sent)?.headers.get('idempotency-key')).toBeTruthy();
});

test('a change that waits for a signature appears above the list with a link to sign it', async () => {
  const waiting = { envelope_id: 'envelope-9', status: 'sent' } as const;
  serve({
    banks: [HARBORLIGHT],
    toSign: [{ ...HARBORLIGHT, ...waiting, change: 'change', bank_name: 'Harborlight Trust' }],
  });
  await openBanks();
  expect(await screen.findByText(/The change to Harborlight Trust, ending in 4821/)).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Read and sign: Harborlight Trust, ends in 4821' }),
  ).toHaveAttribute('href', '/signing/envelope-9');
  expect(screen.getByRole('article', { name: 'Harborlight Bank' })).toBeInTheDocument();
});

test.each([
  [/^Account holder/, { holder: 'Somebody Else' }, 'investor’s own name: Morgan Reyes'],
  [/^ABA routing number for ACH/, { aba: '021000019' }, 'not a valid ABA routing number'],
])('the field %s rejects values that no bank accepts', async (field, filled, sentence) => {
  const sent = serve();
  const { person } = await openBanks();
  await fillAch(person, filled);
  await describes(textbox(field), sentence);
  expect(added(sent)).toBeUndefined();
});

test('an empty form is rejected, and the fields of another method are checked at the next attempt', async () => {
  const sent = serve();
  const { person } = await openBanks();
  await press(person, 'Add a bank account');
  await press(person, 'Save');
  await describes(screen.getByRole('combobox', { name: /^Bank country/ }), /required/);
  await person.click(screen.getByRole('radio', { name: /^ACH/ }));
  expect(textbox(/^Account holder/)).toBeValid();
  await press(person, 'Save');
  await describes(textbox(/^Account holder/), /required/);
  expect(added(sent)).toBeUndefined();
});

test('an error from the server appears at its field, and the corrected form saves without another identity check', async () => {
  const sent = serve({
    errorReplies: [errorReply('required_information_missing', { bank_name: 'Use English letters' })],
  });
  const { person } = await openBanks();
  await fillAch(person);
  await proveIdentity(person);
  await describes(textbox(/^Bank$/), 'Use English letters');
  expect(textbox(/^Account number/)).toHaveValue('000123450042');
  await fill(person, textbox(/^Bank$/), ' Company');
  await press(person, 'Save');
  await screen.findByText('elsewhere');
  expect(sent.filter(({ path }) => path.endsWith('/identity-check'))).toHaveLength(1);
});

test('a change requires the identity number first, and keeps the account number on file', async () => {
  const sent = serve({ banks: [HARBORLIGHT] });
  const { person } = await openBanks();
  await press(person, 'Change Harborlight Bank, ends in 4821');
  expect(screen.getByText(/\*{6}4821/)).toBeInTheDocument();
  await person.clear(textbox(/^Bank$/));
  await fill(person, textbox(/^Bank$/), 'Harborlight Trust');
  await press(person, 'Save');
  expect(change(sent)).toBeUndefined();
  await proveIdentity(person);
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toMatchObject({
    purpose: 'bank_account',
  });
  expect(change(sent)).toMatchObject({
    path: '/v1/user/bank-accounts/bank-1',
    body: { bank_name: 'Harborlight Trust', aba_wire: '026099998', access_code: 'code-1' },
  });
  expect(change(sent)?.body).not.toHaveProperty('account_number');
});

test('an account that moves to another country needs its number again', async () => {
  const sent = serve({
    banks: [{ ...HARBORLIGHT, country: 'DE', swift: 'DEUTDEFF', aba_wire: undefined }],
  });
  const { person } = await openBanks();
  await press(person, /^Change Harborlight/);
  await person.click(screen.getByRole('radio', { name: /^ACH/ }));
  await press(person, 'Save');
  await describes(textbox(/^Account number/), /required/);
  expect(change(sent)).toBeUndefined();
});

test('closing the identity check sends nothing and keeps the form', async () => {
  const sent = serve({ banks: [HARBORLIGHT] });
  const { person } = await openBanks();
  await press(person, /^Change Harborlight/);
  await press(person, 'Save');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(textbox(/^Bank$/)).toHaveValue('Harborlight Bank');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(change(sent)).toBeUndefined();
});

test.each([[[HARBORLIGHT]], [[]]])(
  'without a signed agreement there is no number to check, so accounts cannot be added or changed',
  async (banks) => {
    serve({ banks, person: { investors: [HIS_IRA] } });
    await openBanks();
    expect(await screen.findByText(/add and change accounts once you have invested/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Change|Add)/ })).not.toBeInTheDocument();
  },
);

test('without an account the page lists what one needs, and adds it; before the first investment it links to the products', async () => {
  serve({ banks: [] });
  const { unmount } = await openBanks();
  const needs = await screen.findByRole('list', { name: 'You need' });
  expect(within(needs).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add a bank account' })).toBeEnabled();
  unmount();

  serve({ banks: [], person: { investors: [HIS_IRA] } });
  await openBanks();
  expect(await screen.findByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/products');
  expect(screen.queryByRole('list', { name: 'You need' })).toBeNull();
});

test('an account is removed after confirmation, and a notice confirms it', async () => {
  const sent = serve({ banks: [HARBORLIGHT] });
  const { person, store } = await openBanks();
  await press(person, 'Remove Harborlight Bank, ends in 4821');
  const question = await screen.findByRole('alertdialog', { name: 'Remove this bank account?' });
  expect(question).toHaveTextContent('Harborlight Bank, ending in 4821');
  await person.click(within(question).getByRole('button', { name: 'Keep account' }));
  expect(removed(sent)).toBeUndefined();
  await press(person, /^Remove Harborlight/);
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'No bank accounts yet' })).toBeInTheDocument();
  expect(removed(sent)?.path).toBe('/v1/user/bank-accounts/bank-1');
  expect(JSON.stringify(store.getState().notices)).toContain('account.bank.removed');
  expect(screen.getByRole('heading', { level: 2, name: 'Bank Accounts' })).toHaveFocus();
});

test('an account that still receives payments stays, and the dialog explains why', async () => {
  serve({ banks: [HARBORLIGHT], errorReplies: [errorReply('payout_account_in_use')] });
  const { person } = await openBanks();
  await press(person, /^Remove Harborlight/);
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('Choose another account for them');
  await person.click(within(question).getByRole('button', { name: 'Keep account' }));
  expect(screen.getByRole('article', { name: 'Harborlight Bank' })).toBeInTheDocument();
});

test('accounts that fail to load can be loaded again', async () => {
  answerWith(() => errorReply('unavailable'));
  await openBanks();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('in Chinese the form and its errors are in Chinese', async () => {
  serve();
  const { person } = await openBanks('zh-CN');
  await press(person, '添加银行账户');
  await press(person, '保存');
  await describes(screen.getByRole('combobox', { name: /^银行所在国家或地区/ }), /[\u4e00-\u9fff]/);
});
