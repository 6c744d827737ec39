// An investor with units, and the transactions that staff record.
import { readPdf } from '../pdf-reading';
import type { TestApp } from '../test-app';
import type { CHECKING_ACCOUNT, GERMAN_ACCOUNT, WIRE_ACCOUNT } from './bank-account';
import { addedBankAccount } from './bank-account';
import { openFile } from './files';
import { currentInvestment, loadPart } from './investment';
import { operate } from './operate';
import { publishProduct } from './product';
import { accessCode, signEnvelope } from './signing';

/** An investor with 500 units at 100 dollars from today. */
export async function holder(
  app: TestApp,
  given: { product?: { id: string; documentId: string }; language?: 'zh-CN' } = {},
) {
  const person = await app.newInvestor();
  if (given.language)
    await app.ok('updateUserInfo', {
      token: person.token,
      body: { preferred_language: given.language },
    });
  const product = given.product ?? (await publishProduct(app));
  const { investmentId } = await currentInvestment(app, person.token, product);
  await app.runJobs();
  return { ...person, product, investmentId, params: { investmentId } };
}

export type Holder = Awaited<ReturnType<typeof holder>>;

export async function bankAccount(
  app: TestApp,
  token: string,
  account: typeof WIRE_ACCOUNT | typeof CHECKING_ACCOUNT | typeof GERMAN_ACCOUNT,
) {
  const { id } = await addedBankAccount(app, token, account);
  await app.open.pool.query('update bank_accounts set held_until = null where id = $1', [id]);
  return id;
}

export async function instruct(
  app: TestApp,
  { token, params }: Holder,
  delivery: 'cash' | 'stock',
  account_id: string,
) {
  const access_code = await accessCode(app, token, 'distribution_instruction');
  const body = { delivery, account_id, access_code };
  const { to_sign } = await app.ok('chooseDistribution', { token, params, body });
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
}

let references = 0;
export const reference = () => `WIRE-${(references += 1)}`;

export const record = (app: TestApp, id: string, type: string, amount: string, ...more: string[]) =>
  operate(
    app,
    ...['transactions', 'record', id, '--type', type, '--amount', amount],
    ...(more.includes('--reference') ? [] : ['--reference', reference()]),
    ...more,
  );

export const loadTransactions = async (app: TestApp, { token, investmentId }: Holder) =>
  (await loadPart(app, token, investmentId, 'transactions')).items;

export const loadKinds = async (app: TestApp, one: Holder) =>
  (await loadTransactions(app, one)).map(({ transaction_type: type, amount }) => `${type} ${amount}`).sort();

export const FUNDED = ['funds_received 50000.00', 'transferred_in 0.00'];

/** Notices of an investor. A notice has the id of its transaction. */
export async function loadNotices(app: TestApp, one: Holder) {
  await app.runJobs();
  const ids = (await loadTransactions(app, one)).map(({ id }) => id);
  const { items } = await loadPart(app, one.token, one.investmentId, 'documents');
  return items.filter(({ file_id }) => ids.includes(file_id));
}

/** Text of the notice of the newest transaction of a type. */
export async function noticeText(app: TestApp, one: Holder, type: string) {
  const moved = (await loadTransactions(app, one)).find(({ transaction_type }) => transaction_type === type);
  await app.runJobs();
  const { rawPayload } = await openFile(app, one.token, moved?.id ?? '');
  return (await readPdf(rawPayload)).pages.join(' ');
}
