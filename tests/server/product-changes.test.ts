// Commands that change a product list its old and new values.
import { actsOnProduct, folderToImport, MORGANS_ACTOR, operated, productFacts } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const { file, remove } = folderToImport();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  remove();
});

test('an import lists what it changes in a product, old and new, in a dry run too', async () => {
  const bring = (changed: Record<string, unknown>, ...more: string[]) =>
    operated<{ rows: object[]; changes?: object[] }>(
      app,
      'products',
      'import',
      file('terms.json', JSON.stringify([productFacts(changed)])),
      ...more,
    );
  expect(await bring({})).toEqual({
    dry_run: false,
    rows: [{ line: 1, id: 'lantern-credit', done: 'created' }],
  });
  const changed = {
    lock_up_count: 36,
    minimum_investment: '75,000',
    management_fee: '0.010',
    exit_policy_zh: '锁定期后每年。',
    overview_en: ['Loans are small.', 'Losses were rare.'],
    allowed_countries: ['US', 'PR', 'CA'],
    hurdle_rate: '0.06',
  };
  const of = { line: 1, id: 'lantern-credit' };
  const changes = [
    { ...of, field: 'allowed_countries_3', from: null, to: 'CA' },
    { ...of, field: 'lock_up_count', from: '18', to: '36' },
    { ...of, field: 'minimum_investment', from: '50000.00', to: '75000.00' },
    { ...of, field: 'hurdle_rate', from: null, to: '0.06' },
    { ...of, field: 'overview_2_en', from: 'Losses were rare, so far.', to: 'Losses were rare.' },
    { ...of, field: 'exit_policy_zh', from: '锁定期后每季度。', to: '锁定期后每年。' },
  ];
  const rows = [{ ...of, done: 'updated' }];
  expect(await bring(changed, '--dry-run')).toEqual({ dry_run: true, rows, changes });
  expect(await bring(changed)).toEqual({ dry_run: false, rows, changes });
  expect(await bring(changed)).toEqual({ dry_run: false, rows });
  const terms = ['--frequency', 'month_ends', '--dry-run'];
  expect(await operated(app, 'products', 'set-redemption', 'lantern-credit', ...terms)).toMatchObject({
    changes: [{ field: 'redemption_frequency', from: 'any_day', to: 'month_ends' }],
  });
  expect(await actsOnProduct(app, 'lantern-credit')).toEqual(
    Array(3).fill(`${MORGANS_ACTOR} product.import`),
  );
});
