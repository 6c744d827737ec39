// The account that investors in a fund wire to: changed by two people, after a hold, with a notice to who has yet to pay.
import { eq } from 'drizzle-orm';
import { approvals, escrowAccounts } from '../../packages/server/src/database/tables';
import {
  addRequiredDocuments,
  approvedInvestment,
  confirmedWire,
  ESCROW_NUMBER,
  NADIA,
  MORGAN,
  operate,
  operateAs,
  operated,
  publishProduct,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const GERMAN = [
  ...['--country', 'DE', '--bank', 'Quader Bank', '--bank-address', 'Hauptstrasse 1, Berlin'],
  ...['--account-name', 'Harbor Escrow', '--iban', 'DE89 3704 0044 0532 0130 00', '--swift', 'deutdeff'],
  ...['--reference-format', 'HGF-{id}'],
];
const setEscrow = (product: string, ...account: string[]) => ['products', 'set-escrow', product, ...account];

/** Approved, its wire confirmed by phone and shown. */
async function confirmed() {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  const { investmentId } = await approvedInvestment(app, person.token, product);
  const at = { token: person.token, params: { investmentId } };
  await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
  await app.runJobs();
  return { ...person, at, investmentId, product };
}

test('a change needs two people, is in force after 72 hours, and reaches who has yet to pay', async () => {
  const { at, email, investmentId, product, ...person } = await confirmed();
  const other = await app.newInvestor();
  await approvedInvestment(app, other.token, product);
  const asked = await operateAs(app, MORGAN, [...setEscrow(product.id, ...GERMAN), '--json']);
  const { approval } = JSON.parse(asked.out);
  expect((await operateAs(app, MORGAN, ['approvals', 'approve', approval])).error).toContain('yourself');
  const shown = JSON.parse((await operateAs(app, NADIA, ['approvals', 'show', approval, '--json'])).out);
  expect(shown).toMatchObject({
    product: product.id,
    bank: 'Quader Bank',
    number: 'DE89370400440532013000',
    replaces: '******8827',
  });
  const [stored] = await app.db.select().from(approvals).where(eq(approvals.id, approval));
  expect(JSON.stringify(stored)).not.toContain('370400440532013000');
  expect((await operateAs(app, NADIA, ['approvals', 'approve', approval])).error).toBe('');

  const before = await app.ok('getFunding', at);
  expect(before).toMatchObject({ wire: { account_number: ESCROW_NUMBER }, account_changed_on: null });
  await app.runJobs();
  const [mail] = await app.outbox(email);
  expect(mail?.subject).toBe('The account for your wire changes');
  expect(mail?.text).toContain('From June 8, 2026');
  expect(mail?.text).not.toContain('3000');
  expect((await app.outbox(other.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);

  app.clock.advance({ hours: 72 });
  const { token } = await app.signIn({ email, ...person });
  const now = { token, params: { investmentId } };
  const after = await app.ok('getFunding', now);
  expect(after).toMatchObject({ wire: null, verbally_confirmed_at: null, account_changed_on: '2026-06-08' });
  expect(after.verification_code).not.toBe(before.verification_code);
  const stale = { method: 'wire', confirmed_wire: before.wire_due } as const;
  expect((await app.refused('chooseMethodOfTransfer', { ...now, body: stale })).error).toBe('wire_changed');
  const body = await confirmedWire(app, now);
  expect((await app.ok('chooseMethodOfTransfer', { ...now, body })).wire).toEqual({
    bank_name: 'Quader Bank',
    bank_address: 'Hauptstrasse 1, Berlin',
    account_name: 'Harbor Escrow',
    account_number: '',
    iban: 'DE89370400440532013000',
    aba: '',
    swift: 'DEUTDEFF',
    intermediary_name: '',
    intermediary_aba: '',
    intermediary_swift: '',
    reference: `HGF-${investmentId.slice(0, 8)}`,
    further_credit_to: '',
  });
});

test('a change on hold is withdrawn by one person, and no other is set meanwhile', async () => {
  const { email, product } = await confirmed();
  app.clock.advance({ minutes: 1 });
  await operated(app, ...setEscrow(product.id, ...GERMAN));
  expect((await operate(app, ...setEscrow(product.id, ...GERMAN))).error).toContain('on hold');
  expect((await operate(app, 'products', 'withdraw-escrow', product.id)).error).toBe('');
  expect((await operate(app, 'products', 'withdraw-escrow', product.id)).error).toContain(
    'no escrow account on hold',
  );
  await app.runJobs();
  expect((await app.outbox(email)).map(({ subject }) => subject)).not.toContain(
    'The account for your wire changes',
  );
  app.clock.advance({ hours: 73 });
  const listed = JSON.parse((await operate(app, 'products', 'escrow', product.id, '--json')).out);
  expect(listed).toMatchObject([
    { number: '******************3000', withdrawn: expect.any(String) },
    { number: '******8827', withdrawn: null },
  ]);
});

test('the first account of a product is in force at once, and the product can be published then', async () => {
  const { id } = await publishProduct(app, { status: 'upcoming' });
  await addRequiredDocuments(app, id);
  await app.db.delete(escrowAccounts);
  expect((await operate(app, 'products', 'publish', id)).error).toContain(
    `${id} has no escrow account in force`,
  );
  await operated(app, ...setEscrow(id, ...GERMAN));
  expect((await operate(app, 'products', 'publish', id)).error).toBe('');
});

test('each invalid part of the account is named, and nothing is requested', async () => {
  const { id } = await publishProduct(app);
  const wrong = GERMAN.map(
    (word) => ({ 'DE89 3704 0044 0532 0130 00': 'DE00 1', deutdeff: 'x' })[word] ?? word,
  );
  expect((await operate(app, ...setEscrow(id, ...wrong))).error).toContain('is no SWIFT code');
  const iban = await operate(
    app,
    ...setEscrow(id, ...GERMAN.map((word) => (word.startsWith('DE89') ? 'DE00 1' : word))),
    '--json',
  );
  expect(JSON.parse(iban.out).rows).toEqual([{ part: 'iban', problem: 'iban_invalid' }]);
  const format = await operate(app, ...setEscrow(id, ...GERMAN.slice(0, -1), 'HGF'));
  expect(format.error).toContain('{id} once');
  expect(await app.db.$count(approvals)).toBe(0);
});
