import { eq } from 'drizzle-orm';
import { products, valuations } from '../../packages/server/src/database/tables';
import { type GivenValuation, recordValuation } from '../../packages/server/src/decisions/record-valuation';
import { day, insert, NOW, catchProblem, recordedActs, staff, tx, useLedger } from './ledger-rows';

// Unit prices and returns that staff record, directly on PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

const product = (values: Partial<typeof products.$inferInsert> = {}) => insert(products, values);
const record = (productId: string, values: Partial<GivenValuation> = {}) =>
  recordValuation(tx(), staff, {
    ...{ productId, date: '2026-03-31', unitPrice: '104.25', inceptionReturn: null },
    ...values,
  });
const readPrices = async (productId: string) =>
  (await tx().select().from(valuations).where(eq(valuations.productId, productId))).map(
    ({ date, unitPrice }) => [date, unitPrice],
  );
const shown = async (id: string) => {
  const [row] = await tx().select().from(products).where(eq(products.id, id));
  return [row?.valuationDate, row?.inceptionReturn];
};

test('a first price is created, and the product shows its day and return', async () => {
  const [id, other] = [await product(), await product()];
  expect(await record(id, { inceptionReturn: '0.0825' })).toEqual({
    ...{ done: 'created', previous: null, previous_date: null, change: null },
  });
  expect(await tx().select().from(valuations)).toMatchObject([
    { productId: id, date: '2026-03-31', unitPrice: '104.25', recordedAt: NOW },
  ]);
  expect(await shown(id)).toEqual(['2026-03-31', '0.0825']);
  expect(await shown(other)).toEqual([null, null]);
  expect(await recordedActs()).toMatchObject([
    {
      ...{ actor: 'operator:robin', act: 'product.value', object: `product:${id}` },
      detail: { date: '2026-03-31', unit_price: '104.25', inception_return: '0.0825' },
    },
  ]);
});

test('a later price is compared with the last one before it, and has no return unless it is given', async () => {
  const id = await product();
  await insert(valuations, { productId: id, date: '2025-12-31', unitPrice: '90' });
  await insert(valuations, {
    productId: id,
    date: '2026-01-31',
    unitPrice: '1',
    recordedAt: day('2026-02-01'),
  });
  await insert(valuations, {
    productId: id,
    date: '2026-01-31',
    unitPrice: '100',
    recordedAt: day('2026-02-02'),
  });
  await insert(valuations, { productId: id, date: '2026-04-30', unitPrice: '1' });
  await insert(valuations, { productId: 'other', date: '2026-03-30', unitPrice: '1' });
  expect(await record(id)).toEqual({
    ...{ done: 'created', previous: '100', previous_date: '2026-01-31', change: '4.25 %' },
  });
  expect((await recordedActs())[0]?.detail).toEqual({ date: '2026-03-31', unit_price: '104.25' });
});

test('a price before the last valuation leaves what the product shows', async () => {
  const id = await product({ valuationDate: '2026-04-30', inceptionReturn: '0.1' });
  await record(id, { inceptionReturn: '0.2' });
  expect(await shown(id)).toEqual(['2026-04-30', '0.1']);
  await record(id, { date: '2026-04-30', inceptionReturn: '0.3' });
  expect(await shown(id)).toEqual(['2026-04-30', '0.3']);
});

describe('on a day that has a price', () => {
  const valued = async (values: Partial<typeof products.$inferInsert> = {}) => {
    const id = await product({ valuationDate: '2026-03-31', ...values });
    await insert(valuations, { productId: id, date: '2026-03-31', unitPrice: '104.25' });
    return id;
  };

  test('the same price without a return changes nothing', async () => {
    const id = await valued({ inceptionReturn: '0.1' });
    expect(await record(id, { unitPrice: '104.2500' })).toMatchObject({
      ...{ done: 'unchanged', previous: '104.25', change: '0.00 %' },
    });
    expect(await readPrices(id)).toHaveLength(1);
    expect(await shown(id)).toEqual(['2026-03-31', '0.1']);
    expect(await recordedActs()).toEqual([]);
  });

  test('the same price with the same return changes nothing, with another one only the return', async () => {
    const id = await valued({ inceptionReturn: '0.1' });
    expect(await record(id, { inceptionReturn: '0.1' })).toMatchObject({ done: 'unchanged' });
    expect(await recordedActs()).toEqual([]);
    expect(await record(id, { inceptionReturn: '0.2' })).toMatchObject({ done: 'updated' });
    expect(await shown(id)).toEqual(['2026-03-31', '0.2']);
    expect(await readPrices(id)).toHaveLength(1);
  });

  test('another price is added, because earlier ones are kept', async () => {
    const id = await valued();
    expect(await record(id, { unitPrice: '104.26' })).toMatchObject({ done: 'updated' });
    expect(await readPrices(id)).toEqual([
      ['2026-03-31', '104.25'],
      ['2026-03-31', '104.26'],
    ]);
  });
});

describe('a price of five times the last one, or of a fifth,', () => {
  test.each(['500', '20'])('is recorded only if it is confirmed: %s', async (unitPrice) => {
    const id = await product();
    await insert(valuations, { productId: id, date: '2026-01-31', unitPrice: '100' });
    const failing = record(id, { unitPrice });
    expect(await catchProblem(failing)).toMatch(
      /times the price of 100 on 2026-01-31\. Check the decimal point\.$/,
    );
    await expect(failing).rejects.toMatchObject({ remedy: { confirm: 'largeChange' } });
    expect(await record(id, { unitPrice, largeChange: true })).toMatchObject({ done: 'created' });
  });

  test.each(['499.99', '20.01'])('is not reached by %s', async (unitPrice) => {
    const id = await product();
    await insert(valuations, { productId: id, date: '2026-01-31', unitPrice: '100' });
    expect(await catchProblem(record(id, { unitPrice }))).toBeUndefined();
  });

  test('may also have a wrong year if it is before the first one', async () => {
    const id = await product();
    await insert(valuations, { productId: id, date: '2026-05-31', unitPrice: '9' });
    await insert(valuations, {
      productId: id,
      date: '2026-04-30',
      unitPrice: '9',
      recordedAt: day('2026-05-01'),
    });
    await insert(valuations, {
      productId: id,
      date: '2026-04-30',
      unitPrice: '10',
      recordedAt: day('2026-05-02'),
    });
    await insert(valuations, { productId: 'other', date: '2026-04-01', unitPrice: '9' });
    expect(await catchProblem(record(id, { unitPrice: '50' }))).toBe(
      '50 is 5.00 times the price of 10 on 2026-04-30. Check the date and the decimal point.',
    );
  });
});

test.each<[Partial<GivenValuation>, string]>([
  [{ date: '2026-06-06' }, '2026-06-06 is in the future; today is 2026-06-05 in New York.'],
  ...['0', '0.000', '-1', '1,5', '1.123456789', '1234567890123', '.5', '5.', '1 ', 'x1'].map(
    (unitPrice): [Partial<GivenValuation>, string] => [
      { unitPrice },
      `"${unitPrice}" is not a unit price. Use a number above zero, such as 104.25.`,
    ],
  ),
  [
    { inceptionReturn: '8.25 %' },
    'The return since inception is "8.25 %", but must be a fraction from -1 to below 5 with at most eight decimal places, such as 0.0825 for 8.25 %.',
  ],
])('%j is refused', async (values, problem) => {
  expect(await catchProblem(record(await product(), values))).toBe(problem);
});

test.each(['0.00000001', '123456789012.12345678'])('a price may be %s', async (unitPrice) => {
  expect(await catchProblem(record(await product(), { unitPrice }))).toBeUndefined();
});
