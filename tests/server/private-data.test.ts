// What staff decide on can be looked at: each private item is masked in lists, opened one by one, and recorded.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { auditTrail, investors } from '../../packages/server/src/database/tables';
import { sealedPlace } from '../../packages/server/src/security/vault';
import {
  accessCode,
  BROKERAGE_ACCOUNT,
  currentInvestment,
  onePagePdf,
  operate,
  operated,
  publishProduct,
  requestedRedemption,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-proofs-'));
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Shown {
  private: { item: string; masked: string }[];
  documents_read: object[];
}

const shown = (id: string) => operated<Shown>(app, 'investments', 'show', id);

const opened = async (id: string, item: string, ...more: string[]) =>
  operate(app, 'investments', 'open', id, item, '--reason', 'Review of the application', '--json', ...more);

const fieldsOf = async (id: string, item: string) => {
  const { out, error } = await opened(id, item);
  if (error) throw new Error(error);
  const { fields }: { fields: { field: string; value: string }[] } = JSON.parse(out);
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
};

/** Of the openings of an object, in order. */
const openings = async (object: string) =>
  (
    await app.db.select().from(auditTrail).where(eq(auditTrail.object, object)).orderBy(asc(auditTrail.seq))
  ).filter(({ act }) => act === 'private_data.open');

async function applicant() {
  const product = await publishProduct(app);
  const person = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, person.token, product);
  return { ...person, product, investmentId };
}

test('show lists answers, signers, proofs and accounts masked, and the documents that were read', async () => {
  const { token, product, investmentId } = await applicant();
  const access_code = await accessCode(app, token, 'bank_account');
  const broker = await app.ok('addBrokerageAccount', { token, body: { ...BROKERAGE_ACCOUNT, access_code } });
  const { private: items, documents_read } = await shown(investmentId);
  const masks = new Map(items.map(({ item, masked }) => [item, masked]));
  expect(
    [...masks.keys()].filter((item) => !item.startsWith('answer:') && !/^(proof|bank):/.test(item)),
  ).toEqual([
    'signer:1.email',
    'signer:1.id_type',
    'signer:1.last_name',
    'signer:1.first_name',
    'signer:1.date_of_birth',
    'signer:1.employment_status',
    'signer:1.id_number',
    'account:phone',
    `brokerage:${broker.id}`,
  ]);
  expect(masks.get('answer:investor_information.permanent_address')).toBe('****');
  expect(masks.get('answer:status_and_experience.net_worth')).toBe('****');
  expect(masks.get('signer:1.date_of_birth')).toBe('****');
  expect(masks.get('signer:1.id_number')).toBe('***-**-9999');
  expect(masks.get(`brokerage:${broker.id}`)).toBe('Lintel Brokerage **-****-9902');
  expect([...masks].filter(([item]) => item.startsWith('proof:')).map(([, masked]) => masked)).toEqual([
    'proof_of_id, application/pdf',
    'proof_of_address, application/pdf',
  ]);
  expect([...masks].find(([item]) => item.startsWith('bank:'))?.[1]).toBe('Payer Bank ******1156');
  expect(documents_read).toMatchObject([{ id: product.documentId, document: 'ppm', version: '1' }]);
  const all = JSON.stringify(items);
  for (const secret of ['219-09-9999', '12 Elm Street', '1985-04-12', '7700331156', '1500000.00'])
    expect(all).not.toContain(secret);
});

test('each item is opened by itself, with its whole value', async () => {
  const { token, investmentId } = await applicant();
  const access_code = await accessCode(app, token, 'bank_account');
  await app.ok('addBrokerageAccount', { token, body: { ...BROKERAGE_ACCOUNT, access_code } });
  expect(await fieldsOf(investmentId, 'answer:investor_information.permanent_address')).toEqual({
    country: 'US',
    line_1: '12 Elm Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  });
  expect(await fieldsOf(investmentId, 'answer:status_and_experience.composition')).toMatchObject({
    'equities.share_bp': '6000',
  });
  expect(await fieldsOf(investmentId, 'signer:1.id_number')).toEqual({ value: '219-09-9999' });
  expect(await fieldsOf(investmentId, 'signer:1.date_of_birth')).toEqual({ value: '1985-04-12' });
  const { private: items } = await shown(investmentId);
  const itemOf = (kind: string) => items.find(({ item }) => item.startsWith(`${kind}:`))?.item ?? '';
  expect(await fieldsOf(investmentId, itemOf('bank'))).toMatchObject({
    account_holder: 'Robin Ashdown',
    aba_wire: '026009593',
    number: '7700331156',
  });
  expect(await fieldsOf(investmentId, itemOf('brokerage'))).toMatchObject({
    dtc_number: '0188',
    number: 'LB-4471-9902',
  });
});

test('a proof is written to a new file that only its owner can read', async () => {
  const { investmentId } = await applicant();
  const { private: items } = await shown(investmentId);
  const proof = items.find(({ item }) => item.startsWith('proof:'))?.item ?? '';
  const to = join(folder, 'passport.pdf');
  expect(JSON.parse((await opened(investmentId, proof, '--to', to)).out)).toEqual({
    investment: investmentId,
    item: proof,
    file: to,
  });
  expect(readFileSync(to).subarray(0, 5)).toEqual((await onePagePdf()).subarray(0, 5));
  expect(statSync(to).mode & 0o077).toBe(0);
  expect((await opened(investmentId, proof, '--to', to)).error).toContain('exists already');
});

test('an opening needs a reason and is recorded with item, reason and person, without the value', async () => {
  const { investmentId } = await applicant();
  const without = await operate(app, 'investments', 'open', investmentId, 'signer:1.id_number');
  expect(without).toMatchObject({ exitCode: 2, out: '' });
  const blank = await operate(
    app,
    'investments',
    'open',
    investmentId,
    'signer:1.id_number',
    '--reason',
    ' ',
  );
  expect(blank).toMatchObject({ exitCode: 1, out: '' });
  expect((await opened(investmentId, 'signer:2.id_number')).error).toContain('has no item');
  expect(await openings(`investment:${investmentId}`)).toEqual([]);
  await fieldsOf(investmentId, 'signer:1.id_number');
  const [opening, another] = await openings(`investment:${investmentId}`);
  expect(another).toBeUndefined();
  expect(opening).toMatchObject({
    actor: 'operator:morgan.reyes@quoin.example',
    at: app.clock.now(),
    detail: { item: 'signer:1.id_number', reason: 'Review of the application' },
  });
  expect(JSON.stringify(await app.db.select().from(auditTrail))).not.toContain('219-09-9999');
});

test('an item of another investment is not opened', async () => {
  const own = await applicant();
  const other = await applicant();
  const { private: items } = await shown(other.investmentId);
  const proof = items.find(({ item }) => item.startsWith('proof:'))?.item ?? '';
  expect((await opened(own.investmentId, proof)).error).toContain('has no item');
});

test('the payee of a redemption is opened with its whole number, of an IRA its custodian’s account', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, product);
  const { id } = await requestedRedemption(app, token, investmentId);
  expect((await operated<object[]>(app, 'redemptions', 'list')).at(0)).toMatchObject({
    paid_to: expect.stringContaining('******1156'),
  });
  const payee = () =>
    operated<{ fields: { field: string; value: string }[] }>(
      app,
      'redemptions',
      'open-payee',
      id,
      '--reason',
      'Payment of June',
    );
  expect((await payee()).fields).toContainEqual({ field: 'number', value: '7700331156' });
  expect(await openings(`redemption:${id}`)).toMatchObject([
    { actor: 'operator:morgan.reyes@quoin.example', detail: { item: 'payee', reason: 'Payment of June' } },
  ]);
  const { investor } = await app.ok('getInvestment', { token, params: { investmentId } });
  await app.db
    .update(investors)
    .set({
      investorType: 'ira',
      custodianName: 'Granary Trust Custodians',
      custodianAccount: app.services.vault.seal('IRA-5500172', sealedPlace('investor', investor.id)),
    })
    .where(eq(investors.id, investor.id));
  await app.open.pool.query('update redemptions set bank_account_id = null where id = $1', [id]);
  expect((await payee()).fields).toEqual([
    { field: 'custodian', value: 'Granary Trust Custodians' },
    { field: 'account_holder', value: investor.name },
    { field: 'number', value: 'IRA-5500172' },
  ]);
  expect(await fieldsOf(investmentId, 'custodian')).toMatchObject({ number: 'IRA-5500172' });
});
