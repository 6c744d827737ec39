// Operations on products: imports, and the lifecycle from upcoming to exited.
import { eq } from 'drizzle-orm';
import { products } from '../../packages/server/src/database/tables';
import {
  MORGANS_ACTOR,
  actsOnProduct,
  addRequiredDocuments,
  folderToImport,
  loadManagers,
  operate,
  productFacts as facts,
  withEscrow,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const { getPath, file, remove } = folderToImport();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  remove();
});

const ops = (...words: string[]) => operate(app, 'products', ...words);
const actsOn = (id: string) => actsOnProduct(app, id);

const LAYERED = {
  layers: ['access_fund | 280000', 'master_fund | 27440.5 | 0.005 |', 'assets'],
  layers_en: ['Lantern Credit Fund: Interests', 'Lantern Master Fund LP: Class I interests', 'Loans: Notes'],
  layers_zh: ['灯笼信贷基金：份额', '灯笼主基金：I 类权益', '贷款：票据'],
};

/** The same data as written by a spreadsheet: every cell quoted, with Windows line endings. */
function toCsv(...rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) =>
    `"${(Array.isArray(value) ? value.join('\n') : String(value)).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

const readRow = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];

describe('a file of products', () => {
  test('adds them to the catalogue as upcoming, and publishing opens them', async () => {
    const path = file('catalogue.csv', toCsv(facts(), facts({ id: 'lantern-credit-ii', position: '' })));
    const done = await ops('import', path, '--json');
    expect(JSON.parse(done.out)).toEqual({
      dry_run: false,
      rows: [
        { line: 2, id: 'lantern-credit', done: 'created' },
        { line: 7, id: 'lantern-credit-ii', done: 'created' },
      ],
    });
    const params = { productId: 'lantern-credit' };
    expect(await app.ok('getProduct', { params })).toMatchObject({
      name: 'Lantern Credit Fund',
      status: 'upcoming',
      action: 'sign_in_to_reserve',
      minimum_investment: '50000.00',
      summary: 'Senior loans, "first lien", to mid-sized firms.',
      overview: ['Loans are small.', 'Losses were rare, so far.'],
    });
    await addRequiredDocuments(app, 'lantern-credit');
    await withEscrow(app, 'lantern-credit');
    expect((await ops('publish', 'lantern-credit')).out).toContain('published');
    expect(await app.ok('getProduct', { params, language: 'zh-CN' })).toMatchObject({
      name: '灯笼信贷基金',
      action: 'sign_in',
      overview: ['单笔贷款较小。', '迄今损失很少。'],
    });
    expect(await actsOn('lantern-credit')).toEqual([
      `${MORGANS_ACTOR} product.import`,
      ...Array(3).fill(`${MORGANS_ACTOR} product_document.add`),
      `${MORGANS_ACTOR} product.published`,
    ]);
  });

  test('states the performance of earlier funds in both languages or not at all', async () => {
    const productId = 'lantern-credit';
    const { token } = await app.newInvestor();
    expect(await loadManagers(app, token, productId)).toMatchObject([
      { name: 'Lantern Capital', prior_performance: null },
    ]);
    const prior = {
      prior_performance_en: 'Fund I (2009): 9.1% net.',
      prior_performance_zh: '一期（2009）：净收益 9.1%。',
    };
    const half = file('half.json', JSON.stringify([facts({ ...prior, prior_performance_zh: '' })]));
    expect((await ops('import', half)).out).toMatch(/prior_performance_zh\s+is missing/);
    await ops('import', file('prior.json', JSON.stringify([facts(prior)])));
    expect(await loadManagers(app, token, productId)).toMatchObject([
      { prior_performance: 'Fund I (2009): 9.1% net.' },
    ]);
    expect(await loadManagers(app, token, productId, 'zh-CN')).toMatchObject([
      { prior_performance: '一期（2009）：净收益 9.1%。' },
    ]);
  });

  test('may have several managers, each with a line in every column about managers', async () => {
    const two = {
      manager_name: ['Lantern Capital', 'Reyes & Lin'],
      manager_aum: ['-', '640,000,000'],
      manager_about_en: ['Lending since 2009.', 'Two partners.'],
      manager_about_zh: ['自 2009 年起放贷。', '合伙人两位。'],
      prior_performance_en: ['Fund I (2009): 9.1% net.', '-'],
      prior_performance_zh: ['一期（2009）：净收益 9.1%。', '-'],
    };
    const wrong = file(
      'wrong.json',
      JSON.stringify([
        facts({
          ...two,
          manager_aum: ['much', '-'],
          manager_about_zh: '合伙人两位。',
          prior_performance_zh: ['-', '-'],
        }),
      ]),
    );
    const { out } = await ops('import', wrong);
    expect(out).toMatch(/manager_aum\s+must be amounts in dollars/);
    expect(out).toMatch(/manager_about_zh\s+has 1 lines, but manager_name has 2/);
    expect(out).toMatch(
      /prior_performance_zh\s+must have a hyphen on the same lines as prior_performance_en/,
    );
    await ops('import', file('two.json', JSON.stringify([facts(two)])));
    const { token } = await app.newInvestor();
    expect(await loadManagers(app, token, 'lantern-credit')).toEqual([
      {
        name: 'Lantern Capital',
        about: 'Lending since 2009.',
        total_aum: null,
        prior_performance: 'Fund I (2009): 9.1% net.',
      },
      { name: 'Reyes & Lin', about: 'Two partners.', total_aum: '640000000.00', prior_performance: null },
    ]);
  });

  test('may be JSON, and updates a known product without changing its status', async () => {
    const path = file('update.json', JSON.stringify([facts({ minimum_investment: 75_000, ...LAYERED })]));
    expect((await ops('import', path)).out).toMatch(/lantern-credit\s+updated/);
    expect(await readRow('lantern-credit')).toMatchObject({
      status: 'published',
      minimumInvestment: 75_000_00,
      texts: { termRows: [{ name: { en: 'Vehicle', 'zh-CN': '法律形式' } }] },
      layers: [
        { kind: 'access_fund', units: '280000.000000', managementFee: null },
        { kind: 'master_fund', units: '27440.500000', managementFee: '0.005', performanceFee: null },
        { kind: 'assets', units: null, name: { en: 'Loans', 'zh-CN': '贷款' }, interest: { en: 'Notes' } },
      ],
    });
  });

  test('may have closing dates relative to the import, moved to the next business day', async () => {
    const id = 'lantern-relative';
    const dates = { next_close_date: 'today+30', projected_close_date: 'today+31' };
    await ops('import', file('relative.json', JSON.stringify([facts({ id, ...dates })])));
    // 30 days after Friday, June 5 is a Sunday.
    expect(await readRow(id)).toMatchObject({
      nextCloseDate: '2026-07-06',
      projectedCloseDate: '2026-07-06',
    });
    const wrong = file('wrong-date.json', JSON.stringify([facts({ id, next_close_date: 'tomorrow' })]));
    expect((await ops('import', wrong)).out).toMatch(/next_close_date\s+must be a date/);
    await app.db.delete(products).where(eq(products.id, id));
  });

  test.each([
    ['management_fee', '1.5', 'must be a fraction from 0 to below 1'],
    ['performance_fee', '20', 'must be a fraction from 0 to below 1'],
    ['subscription_fee', '-0.01', 'must be a fraction from 0 to below 1'],
    ['hurdle_rate', '8', 'must be a fraction from 0 to below 1'],
    ['expected_return', '8.25', 'must be a fraction from -1 to below 5'],
    ['net_irr', '-3', 'must be a fraction from -1 to below 5'],
    ['minimum_investment', '25,500', 'must be a multiple of 1,000, at most 100,000,000'],
    ['minimum_investment', '0', 'must be a multiple of 1,000'],
    ['minimum_investment', '200,000,000', 'must be a multiple of 1,000, at most 100,000,000'],
    ['lock_up_count', '601', 'must be at most 600 months'],
    ['management_fee_year_cap', '0', 'must be at least 1; leave it empty for no limit'],
    ['next_close_date', '2062-09-30', 'is more than 20 years ahead; check the year'],
    ['projected_close_date', '2026-09-29', 'must not be before next_close_date'],
    ['allowed_countries', 'US; PR; US', 'has countries twice: US'],
  ])('whose %s is %s is rejected with what it must be', async (column, value, problem) => {
    const path = file('out-of-range.json', JSON.stringify([facts({ id: 'out-of-range', [column]: value })]));
    const { rows } = JSON.parse((await ops('import', path, '--json')).out);
    expect(rows).toEqual([{ line: 1, column, problem: expect.stringContaining(problem) }]);
  });

  test('with a limit of years for a fee that is charged once is rejected', async () => {
    const once = { management_fee_basis: 'one_time', management_fee_year_cap: '4' };
    const path = file('once.json', JSON.stringify([facts({ id: 'once', ...once })]));
    expect((await ops('import', path)).out).toMatch(
      /management_fee_year_cap\s+must be empty for a one_time management fee/,
    );
  });

  test('with any error imports nothing, and reports the errors by line', async () => {
    const path = file(
      'wrong.csv',
      toCsv(
        facts({ id: 'sound-fund' }),
        facts({ id: 'Bad Id', category: 'gold', minimum_investment: 'much', overview_zh: ['一段'] }),
        facts({ id: 'no-name', name_en: '', allowed_countries: ['US', 'XX'], next_close_date: '2026-02-30' }),
        facts({ id: 'sound-fund', terms_en: 'no colon here' }),
        facts({ id: 'under-sanctions', allowed_countries: ['US', 'CU'] }),
        facts({ id: 'without-phones', allowed_countries: ['US', 'PR', 'GB', 'FR'] }),
      ),
    );
    const refused = await ops('import', path, '--json');
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.error).toContain('Nothing was imported');
    const { rows }: { rows: { line: number; column: string; problem: string }[] } = JSON.parse(refused.out);
    expect(rows.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '7 category',
      '7 id',
      '7 minimum_investment',
      '7 overview_zh',
      '11 name_en',
      '11 allowed_countries',
      '11 next_close_date',
      '16 terms_en',
      '16 ',
      '21 allowed_countries',
      '21 allowed_countries',
      '26 allowed_countries',
    ]);
    expect(await readRow('sound-fund')).toBeUndefined();
    expect(await actsOn('sound-fund')).toEqual([]);
  });

  test('reports invalid layers', async () => {
    const layers = ['access_fund', 'vault | 3', 'assets | many'];
    const refused = await ops(
      'import',
      file('layers.json', JSON.stringify([facts({ ...LAYERED, layers }), facts({ id: 'two', layers })])),
      '--json',
    );
    const { rows }: { rows: { line: number; problem: string }[] } = JSON.parse(refused.out);
    expect(rows.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      '1 has the line "vault | 3", which does not describe a layer',
      '1 has the line "assets | many", which does not describe a layer',
      '2 has 3 lines, but layers_en has 0',
    ]);
  });

  test('in a dry run reports the result and changes nothing', async () => {
    const path = file('trial.csv', toCsv(facts({ id: 'trial-fund' })));
    const dryRun = await ops('import', path, '--dry-run', '--json');
    expect(JSON.parse(dryRun.out)).toMatchObject({ dry_run: true, rows: [{ done: 'created' }] });
    expect(await readRow('trial-fund')).toBeUndefined();
    expect(await actsOn('trial-fund')).toEqual([]);
  });

  test.each([
    ['missing.csv', undefined, 'can’t be read'],
    ['catalogue.xlsx', 'x', 'is a spreadsheet. Save it as a .csv file'],
    ['catalogue.pdf', 'x', 'neither a .csv nor a .json'],
    ['renamed.csv', 'PK\x03\x04\0\0', 'is a spreadsheet or an archive, whatever its name'],
    ['semicolons.csv', 'id;name_en\na;b\n', 'separated by semicolons'],
    ['tabs.csv', 'id\tname_en\na\tb\n', 'separated by tabs'],
    ['empty.csv', 'id,name_en\n', 'has no rows'],
    ['columns.csv', 'id,colour\na,red\n', 'Unknown columns: colour'],
    ['cells.csv', 'id,name_en\na\n', 'Line 2 has 1 cells'],
    ['quotes.csv', 'id,name_en\na,"b\n', 'Line 2: the quotes'],
    ['torn.json', '[{', 'is not valid JSON'],
    [
      'twice.json',
      '[{"id":"a"},\n{"id":"b",\n"id":"c"}]',
      'Line 3: two values of an object have the same name, id',
    ],
    ['object.json', '{}', 'an array of objects'],
    ['deep.json', '[{"id":{"a":1}}]', 'an object inside an object'],
  ])('is rejected if it is invalid: %s', async (name, content, sentence) => {
    const path = content === undefined ? getPath(name) : file(name, content);
    const refused = await ops('import', path);
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(refused.error).toContain(sentence);
  });
});

describe('the lifecycle of a product', () => {
  test('is upcoming, published, closed, exited; any other step is rejected and changes nothing', async () => {
    await ops('import', file('way.json', JSON.stringify([facts({ id: 'way-fund' })])));
    const early = await ops('close', 'way-fund');
    expect(early).toMatchObject({ exitCode: 1 });
    expect(early.error).toContain('way-fund is upcoming: "closed" is not possible');
    await addRequiredDocuments(app, 'way-fund');
    expect((await ops('publish', 'way-f')).error).toContain('way-fund has no escrow account in force');
    await withEscrow(app, 'way-fund');
    expect(JSON.parse((await ops('publish', 'way-f', '--dry-run', '--json')).out)).toEqual({
      id: 'way-fund',
      status: 'published',
      dry_run: true,
    });
    expect((await readRow('way-fund'))?.status).toBe('upcoming');
    const listed = async (status: string) => (await ops('list', '--status', status)).out;
    expect(await listed('upcoming')).toMatch(/way-fund\s+Lantern Credit Fund\s+fixed_income\s+upcoming/);
    for (const verb of ['publish', 'close', 'exit']) expect((await ops(verb, 'way-fund')).exitCode).toBe(0);
    expect(await ops('publish', 'way-fund')).toMatchObject({ exitCode: 1 });
    expect(await listed('exited')).toContain('way-fund');
    expect((await actsOn('way-fund')).map((act) => act.split('.').at(-1))).toEqual([
      'import',
      ...['add', 'add', 'add'],
      'published',
      'closed',
      'exited',
    ]);
  });

  test('an id that is also the prefix of another id selects its own product', async () => {
    for (const typed of [
      'lantern-credit',
      'LANTERN-CREDIT',
      ' lantern-credit\u00a0',
      'ｌａｎｔｅｒｎ－ｃｒｅｄｉｔ',
    ])
      expect((await ops('close', typed, '--dry-run', '--json')).out).toContain('"lantern-credit"');
    expect((await ops('close', 'lantern')).error).toContain('More than one product');
    expect((await ops('close', 'nosuch')).error).toContain('No product');
  });
});
