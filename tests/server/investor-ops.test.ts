// Investors that support opens: what the operator may open, and what their account then has.
import { operate, publishProduct } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const open = (email: string, type: string, ...given: string[]) =>
  operate(app, 'investors', 'open', email, '--type', type, '--name', 'Ferryman Holdings LLC', ...given);

test.each(['joint_tenants_in_common', 'joint_rights_of_survivorship', 'entity', 'trust'] as const)(
  'an investor of the type %s is refused to the account itself, opened by support, and can apply',
  async (type) => {
    const { token, email } = await app.newInvestor();
    const refused = await app.refused('createInvestor', { token, body: { investor_type: type } });
    expect(refused.error).toBe('investor_type_by_support');

    const { id } = JSON.parse((await open(email, type, '--json')).out);
    const { items } = await app.ok('listInvestors', { token });
    expect(items).toEqual([
      expect.objectContaining({ id, investor_type: type, name: 'Ferryman Holdings LLC' }),
    ]);
    const product = await publishProduct(app);
    const begun = await app.ok('startApplication', {
      token,
      body: { product_id: product.id, investor_id: id, us_person: true, eligibility_attested: true },
    });
    expect(begun.investor_id).toBe(id);
  },
);

test('support opens one investor of each type, and a dry run opens none', async () => {
  const { token, email } = await app.newInvestor();
  const dryRun = await open(email, 'trust', '--dry-run', '--json');
  expect(JSON.parse(dryRun.out)).toMatchObject({ dry_run: true, type: 'trust' });
  expect((await app.ok('listInvestors', { token })).items).toEqual([]);
  await open(email, 'trust');
  const again = await open(email, 'trust');
  expect(again).toMatchObject({ exitCode: 1, error: expect.stringContaining('one of each') });
});

test('support creates neither investors that an account can create itself nor nameless ones, nor any for an unknown account', async () => {
  const { email } = await app.newInvestor();
  expect((await open(email, 'individual')).exitCode).toBe(2);
  expect((await open(email, 'entity', '--name', ' ')).error).toContain('A name has');
  expect((await open('nobody@example.com', 'entity')).error).toContain('There is no account');
});
