// What a product is worth on a day, as staff records it: one by one, and from a file.
import { eq, like } from 'drizzle-orm';
import { auditTrail, valuations } from '../../packages/server/src/database/tables';
import { actsOnProduct, folderToImport, operate, productFacts } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const { file, remove } = folderToImport();
beforeAll(async () => {
  app = await startTestApp();
  const products = [productFacts(), productFacts({ id: 'lantern-credit-ii' })];
  await ops('import', file('products.json', JSON.stringify(products)));
});
afterAll(async () => {
  await app.close();
  remove();
});

const ops = (...words: string[]) => operate(app, 'products', ...words);

describe('the valuation of a product', () => {
  const pricesOf = async (id: string) =>
    (
      await app.db
        .select()
        .from(valuations)
        .where(eq(valuations.productId, id))
        .orderBy(valuations.date, valuations.recordedAt)
    ).map(({ date, unitPrice }) => `${date} ${unitPrice}`);

  test('is recorded for a day, appears on the card, and a correction is added to it', async () => {
    const value = (...more: string[]) => ops('set-valuation', 'lantern-credit-ii', ...more);
    await value('--price', '104.25', '--date', '2026-05-29', '--inception-return', '0.081');
    app.clock.advance({ minutes: 1 });
    await value('--price', '104.5', '--date', '2026-05-29', '--inception-return', '0.083');
    expect((await value('--price', '104.50', '--date', '2026-05-29')).out).toContain('unchanged');
    await value('--price', '99', '--date', '2026-04-30');
    expect(await pricesOf('lantern-credit-ii')).toEqual([
      '2026-04-30 99',
      '2026-05-29 104.25',
      '2026-05-29 104.5',
    ]);
    const { token } = await app.newInvestor();
    expect(await app.ok('getProduct', { token, params: { productId: 'lantern-credit-ii' } })).toMatchObject({
      details: { valuation_date: '2026-05-29', inception_annualized_return: '0.083' },
    });
    expect(
      (await actsOnProduct(app, 'lantern-credit-ii')).filter((act) => act.endsWith('product.value')),
    ).toHaveLength(3);
  });

  test('is above zero and not of the future', async () => {
    const value = (...more: string[]) => ops('set-valuation', 'lantern-credit', ...more);
    expect((await value('--price', '0.00')).error).toContain('no price');
    expect((await value('--price', '-1')).exitCode).not.toBe(0);
    expect((await value('--price', '100', '--date', '2026-06-06')).error).toContain('in the future');
    expect((await value('--price', '100', '--inception-return', '8 %')).error).toContain(
      'no decimal fraction',
    );
    expect((await value('--price', '100', '--dry-run')).out).toContain('created');
    expect(await pricesOf('lantern-credit')).toEqual([]);
  });

  test('can be imported from a file of many products and days, all or none', async () => {
    const head = 'product_id,date,unit_price\n';
    const right = file(
      'values.csv',
      `${head}lantern-credit,2026-03-31,100\nlantern-credit,2026-04-30,100.75\n`,
    );
    const wrong = file(
      'values-wrong.csv',
      `${head}lantern-credit,2026-05-29,101\nnosuch,2026-05-29,1\nlantern-credit,2027-01-01,0\n`,
    );
    const refused = await ops('import-valuations', wrong, '--json');
    const { rows }: { rows: { line: number; column: string; problem: string }[] } = JSON.parse(refused.out);
    expect(rows).toEqual([
      { line: 4, column: 'date', problem: 'is in the future; today is 2026-06-05 in New York' },
      expect.objectContaining({ line: 4, column: 'unit_price' }),
      { line: 3, column: '', problem: 'there is no product nosuch' },
    ]);
    expect(await pricesOf('lantern-credit')).toEqual([]);
    await ops('import-valuations', right);
    const again = await ops('import-valuations', right, '--json');
    expect(JSON.parse(again.out).rows).toMatchObject([{ done: 'unchanged' }, { done: 'unchanged' }]);
    expect(await pricesOf('lantern-credit')).toEqual(['2026-03-31 100', '2026-04-30 100.75']);
    const acts = await app.db.select().from(auditTrail).where(like(auditTrail.act, 'product.value'));
    expect(acts.filter(({ object }) => object === 'product:lantern-credit')).toHaveLength(2);
  });
});
