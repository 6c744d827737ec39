// What an update does to products: from the version before, in which a product had one manager.
import { managersOf, migrate, publishProduct } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BEFORE = `
  alter table products add column manager_name text, add column manager_aum bigint;
  update products set manager_name = managers -> 0 ->> 'name', manager_aum = 64000000000, texts = texts
    || jsonb_build_object('managerAbout', managers -> 0 -> 'about')
    || case when id = 'with-performance' then '{"priorPerformance": {"en": "9.1% net.", "zh-CN": "净收益 9.1%。"}}' else '{}'::jsonb end;
  update products set manager_aum = null where id = 'with-performance';
  alter table products drop column managers, alter column manager_name set not null`;

test('the manager that a product had is its first', async () => {
  await publishProduct(app, { id: 'with-performance' });
  await publishProduct(app, { id: 'without-performance' });
  await app.open.pool.query(BEFORE);
  await migrate(app, '0018_product_managers');
  const { token } = await app.newInvestor();
  const manager = { name: 'Harbor Stone Partners LLC', about: 'An access manager.' };
  expect(await managersOf(app, token, 'with-performance')).toEqual([
    { ...manager, total_aum: null, prior_performance: '9.1% net.' },
  ]);
  expect(await managersOf(app, token, 'with-performance', 'zh-CN')).toMatchObject([
    { prior_performance: '净收益 9.1%。' },
  ]);
  expect(await managersOf(app, token, 'without-performance')).toEqual([
    { ...manager, total_aum: '640000000.00', prior_performance: null },
  ]);
  const { rows } = await app.open.pool.query('select texts from products');
  expect(JSON.stringify(rows)).not.toMatch(/managerAbout|priorPerformance/);
});
