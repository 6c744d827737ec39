// The projection of future years starts from the current holdings.
import { USUAL_PACING } from '@quoin/rules';
import {
  activated,
  operated,
  paidCall,
  publishProduct,
  requestedRedemption,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0);

test('contributions are exact, capital calls are listed first, and everything is distributed', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  const begin = await app.ok('getPacing', { token, query: USUAL_PACING });
  expect([begin.years, begin.investments]).toEqual([[], []]); // nobody has approved it
  await operated(app, 'investments', 'approve', investmentId);
  await paidCall(app, investmentId, '20000');
  await activated(app, investmentId);
  const next = ['--amount', '25000', '--due', '2026-07-31'];
  await operated(app, 'capital-calls', 'issue', investmentId, ...next);
  const query = { ...USUAL_PACING, growth: 0 };
  const { years, investments, assumptions } = await app.ok('getPacing', { token, query });
  expect(assumptions).toEqual(query);
  expect(investments).toMatchObject([
    {
      id: investmentId,
      commitment: '50000.00',
      unfunded: '30000.00',
      called: '25000.00',
      nav: '20000.00',
      age: 0,
    },
  ]);
  expect(years[0]).toEqual({ year: 2026, contribution: '20000.00', distribution: '0.00', expected: false });
  const ahead = years.filter(({ expected }) => expected);
  // The call of this year is due this year, all of it.
  expect(ahead[0]?.year).toBe(2026);
  expect(Number(ahead[0]?.contribution)).toBeGreaterThanOrEqual(25_000);
  const paidIn = sum(ahead.map(({ contribution }) => contribution));
  expect(paidIn).toBeGreaterThan(25_000);
  expect(sum(ahead.map(({ distribution }) => distribution))).toBeCloseTo(paidIn + 20_000, 2);

  await requestedRedemption(app, token, investmentId, { amount: '10000' }); // on 2029-06-05, paid in July
  const { years: after, investments: held } = await app.ok('getPacing', { token, query });
  expect(held).toMatchObject([{ nav: '20000.00', redeemed: '10000.00' }]);
  const expected = after.filter((year) => year.expected);
  expect(sum(expected.map(({ distribution }) => distribution))).toBeCloseTo(paidIn + 20_000, 2);
  expect(Number(expected.find(({ year }) => year === 2029)?.distribution)).toBeGreaterThan(10_000);
});

test('figures outside their bounds are rejected, each at its field', async () => {
  const { token } = await app.newInvestor();
  const query = { ...USUAL_PACING, growth: 3_001, life: 2 };
  const { error, fields } = await app.refused('getPacing', { token, query });
  expect(error).toBe('illegal_parameter');
  expect(Object.keys(fields ?? {}).sort()).toEqual(['growth', 'life']);
});
