// Readers of Chinese get both texts of a document to sign, of which the English one controls, and both are in the
// document.
import { products } from '../../packages/server/src/database/tables';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  completeApplication,
  publishProduct,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function agreementToSign(language: 'en' | 'zh-CN') {
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, await publishProduct(app));
  const sent = await app.ok('sendForSignature', { token, params: { investmentId }, language });
  await app.runJobs();
  return { token, params: { envelopeId: sent.id } };
}

test('an agreement read in Chinese has two parallel texts, and the English one controls', async () => {
  const { token, params } = await agreementToSign('zh-CN');
  const { items } = await app.ok('getEnvelopeTexts', { token, params });
  expect(items.map(({ language, controlling }) => [language, controlling])).toEqual([
    ['en', true],
    ['zh-CN', false],
  ]);
  const shapes = items.map(({ sections }) =>
    sections.map(({ paragraphs, rows, table }) => [paragraphs.length, rows.length, table?.rows.length]),
  );
  expect(shapes[1]).toEqual(shapes[0]);
  const [english, chinese] = items.map((item) => JSON.stringify(item));
  for (const fact of ['Harbor Growth Access Fund', 'Risk disclosures', '***-**-9999'])
    expect(english).toContain(fact);
  for (const fact of ['海港成长基金', '风险披露', '***-**-9999']) expect(chinese).toContain(fact);
});

test('an agreement read in English is one text', async () => {
  const { token, params } = await agreementToSign('en');
  const { items } = await app.ok('getEnvelopeTexts', { token, params });
  expect(items).toMatchObject([{ language: 'en', controlling: true, title: 'Subscription Agreement' }]);
});

test('texts that differ from what would be signed are not shown beside it', async () => {
  const { token, params } = await agreementToSign('zh-CN');
  const managers = [{ name: 'Another Manager LLC', about: { en: '', 'zh-CN': '' }, totalAum: null }];
  await app.db.update(products).set({ managers });
  expect((await app.refused('getEnvelopeTexts', { token, params })).error).toBe('document_changed');
});

test('the texts of an instruction wait for the identity check, as its document does', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  const { id: account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const access_code = await accessCode(app, token, 'distribution_instruction');
  const { to_sign } = await app.ok('chooseDistribution', {
    token,
    params: { investmentId },
    body: { delivery: 'cash', account_id, access_code },
    language: 'zh-CN',
  });
  await app.runJobs();
  const params = { envelopeId: to_sign?.envelope_id ?? '' };
  const { items } = await app.ok('getEnvelopeTexts', { token, params });
  expect(items.map(({ title }) => title)).toEqual([
    'Distribution Instruction',
    '分配指示 Distribution Instruction',
  ]);
  app.clock.advance({ minutes: 10 });
  expect((await app.refused('getEnvelopeTexts', { token, params })).error).toBe('user_authentication_failed');
});
