// Notes on ledger rows are in the language of the account's owner.
import {
  currentInvestment,
  operated,
  partOf,
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

async function reader(preferred_language: 'en' | 'zh-CN') {
  const { token } = await app.newInvestor();
  await app.ok('updateUserInfo', { token, body: { preferred_language } });
  return token;
}

/** At the same time, so in no defined order. */
async function notesOf(token: string, investmentId: string) {
  const { items } = await partOf(app, token, investmentId, 'transactions');
  return items.map(({ note }) => note).sort();
}

const MONEY_AND_UNITS = {
  en: [
    'Redemption of 200.000000 units at $100.0000 per unit',
    'The investment ended: 300.000000 units at $100.0000 per unit',
    'Units issued for $50,000 at $100.0000 per unit',
    'Wire received',
  ],
  'zh-CN': [
    '电汇到账',
    'US$50,000 按单位净值 US$100.0000 折算为份额',
    '赎回 200.000000 份，单位净值 US$100.0000',
    '投资已结束：300.000000 份，单位净值 US$100.0000',
  ],
};

test.each(['en', 'zh-CN'] as const)(
  'a reader of %s gets notes on money, units, a redemption and the end',
  async (language) => {
    const token = await reader(language);
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const { id } = await requestedRedemption(app, token, investmentId, { amount: '20000' });
    await app.open.pool.query(`update redemptions set redemption_day = '2026-06-05' where id = $1`, [id]);
    await operated(app, 'redemptions', 'approve', id);
    await operated(app, 'redemptions', 'complete', id);
    await operated(app, 'investments', 'end', investmentId);
    expect(await notesOf(token, investmentId)).toEqual([...MONEY_AND_UNITS[language]].sort());
  },
);

test.each([
  ['en', 'Capital call due June 30, 2026'],
  ['zh-CN', '缴款到账，缴款截止日为2026年6月30日'],
] as const)('a reader of %s gets a note on a paid capital call', async (language, words) => {
  const token = await reader(language);
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  await operated(app, 'investments', 'approve', investmentId);
  const terms = ['--amount', '20000', '--due', '2026-06-30'];
  const { id } = await operated(app, 'capital-calls', 'issue', investmentId, ...terms);
  await operated(app, 'capital-calls', 'fund', id);
  expect(await notesOf(token, investmentId)).toEqual([words]);
});
