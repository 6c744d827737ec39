// The hash chain of the audit log: detects and locates every change that bypasses the server.
import { recordAct } from '../../packages/server/src/audit/record-act';
import { operate } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.open.pool.query(text, values);

const act = (name: string) =>
  app.db.transaction((tx) =>
    recordAct(tx, app.services.clock, {
      actor: 'operator:Zoë "Z"\n',
      act: `test.${name}`,
      object: 'test:海港',
      detail: { amount: 5, longer_name: 'x', none: null },
    }),
  );

const verify = async (...words: string[]) => {
  const { exitCode, out, error } = await operate(app, 'audit', 'verify', '--json', ...words);
  return { exitCode, error, answer: JSON.parse(out) as Record<string, unknown> };
};

async function tenActs(): Promise<{ first: number }> {
  await sql('truncate audit_trail');
  await sql(`update audit_head set position = 0, hash = ''`);
  for (let count = 0; count < 10; count += 1) await act(`act_${count}`);
  const { rows } = await sql('select min(seq)::int as first from audit_trail');
  return { first: rows[0].first };
}

test('concurrent acts form one chain, and a rolled-back act leaves no gap', async () => {
  await tenActs();
  const undone = app.db.transaction(async (tx) => {
    await recordAct(tx, app.services.clock, { actor: 'job', act: 'test.undone', object: 'test:1' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all(Array.from({ length: 50 }, (_, count) => act(`at_once_${count}`)));
  const { exitCode, answer } = await verify();
  expect({ exitCode, answer }).toEqual({
    exitCode: 0,
    answer: { intact: true, rows: 60, head: expect.stringMatching(/^60:[0-9a-f]{64}$/) },
  });
});

test('the acts of a transaction are linked when it commits, and block no others before', async () => {
  await tenActs();
  await app.db.transaction(async (tx) => {
    const given = { actor: 'job', object: 'test:1' } as const;
    await recordAct(tx, app.services.clock, { ...given, act: 'test.slow' });
    await act('quick');
    await recordAct(tx, app.services.clock, { ...given, act: 'test.slow_again' });
  });
  const { rows } = await sql('select act from audit_trail where position > 10 order by position');
  expect(rows.map((row) => row.act)).toEqual(['test.quick', 'test.slow', 'test.slow_again']);
  expect((await verify()).answer).toMatchObject({ intact: true, rows: 13 });
});

test('the cost per act does not grow with the number of acts in a transaction', async () => {
  /** The duration of a commit with this number of entries, in milliseconds. */
  const readCommit = async (acts: number) => {
    const client = await app.open.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into audit_trail (at, actor, act, object, detail)
         select now(), 'job', 'test.act_' || id, 'test:1', '{}' from generate_series(1, $1::int) id`,
      [acts],
    );
    const begun = performance.now();
    await client.query('commit');
    client.release();
    return (performance.now() - begun) / acts;
  };
  await tenActs();
  const few = await readCommit(1_500);
  const many = await readCommit(15_000);
  expect(many / few).toBeLessThan(3);
  expect((await verify()).answer).toMatchObject({ intact: true, rows: 16_510 });
});

test('entries chained before the commit and partly rolled back stay one chain', async () => {
  await tenActs();
  const given = { actor: 'job', object: 'test:1' } as const;
  await app.db.transaction(async (tx) => {
    await recordAct(tx, app.services.clock, { ...given, act: 'test.early' });
    await tx.execute('set constraints all immediate');
    await tx
      .transaction(async (inner) => {
        await recordAct(inner, app.services.clock, { ...given, act: 'test.undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await recordAct(tx, app.services.clock, { ...given, act: 'test.early_too' });
    await tx.execute('set constraints all deferred');
    await recordAct(tx, app.services.clock, { ...given, act: 'test.late' });
    await recordAct(tx, app.services.clock, { ...given, act: 'test.last' });
  });
  const { rows } = await sql('select act from audit_trail where position > 10 order by position');
  expect(rows.map((row) => row.act)).toEqual(['test.early', 'test.early_too', 'test.late', 'test.last']);
  expect((await verify()).answer).toMatchObject({ intact: true, rows: 14 });
});

test.each([
  [
    'an actor edited',
    `update audit_trail set actor = 'job' where position = 4`,
    { position: 4, how: 'changed' },
    3,
  ],
  [
    'a moment moved',
    `update audit_trail set at = at + '1 us' where position = 4`,
    { position: 4, how: 'changed' },
    3,
  ],
  [
    'a fact edited',
    `update audit_trail set detail = '{"amount": 6}' where position = 7`,
    { position: 7, how: 'changed' },
    6,
  ],
  ['a row deleted', `delete from audit_trail where position = 5`, { position: 5, how: 'missing' }, null],
  [
    'the first row deleted',
    `delete from audit_trail where position = 1`,
    { position: 1, how: 'missing' },
    null,
  ],
  [
    'two rows swapped',
    `update audit_trail set position = -1 where position = 3;
     update audit_trail set position = 3 where position = 4;
     update audit_trail set position = 4 where position = -1`,
    { position: 3, how: 'changed' },
    3,
  ],
  [
    'a row put in, the later ones moved up',
    `update audit_trail set position = -position - 1 where position > 5;
     update audit_trail set position = -position where position < 0;
     insert into audit_trail (at, actor, act, object, detail, position, hash)
       select at, actor, act, object, detail, 6, hash from audit_trail where position = 5`,
    { position: 6, how: 'changed' },
    10,
  ],
  [
    'a row put in without a link',
    `insert into audit_trail (at, actor, act, object, detail) select at, actor, act, object, detail
       from audit_trail where position = 5`,
    { position: 10, how: 'not_chained' },
    10,
  ],
  ['the tail cut', `delete from audit_trail where position > 7`, { position: 8, how: 'tail_cut' }, null],
  ['all of it cut', `delete from audit_trail`, { position: 1, how: 'tail_cut' }, null],
  [
    'another head',
    `update audit_head set hash = repeat('0', 64)`,
    { position: 10, how: 'head_changed' },
    null,
  ],
])('%s is detected and located', async (_, change, found, after) => {
  const { first } = await tenActs();
  await sql('alter table audit_trail disable trigger audit_trail_chain');
  await sql(change);
  await sql('alter table audit_trail enable trigger audit_trail_chain');
  const { exitCode, answer, error } = await verify();
  expect(answer).toMatchObject({ intact: false, ...found, seq: after === null ? null : first + after });
  expect({ exitCode, reported: error.includes(`${found.position}`) || found.how === 'not_chained' }).toEqual({
    exitCode: 1,
    reported: true,
  });
});

test('a tail that was cut together with the head is detected by a head noted elsewhere', async () => {
  await tenActs();
  const { answer } = await verify();
  const noted = String(answer.head);
  await act('later');
  expect((await verify('--noted', noted)).answer).toMatchObject({ intact: true, rows: 11 });
  const cut = `delete from audit_trail where position > 8;
    update audit_head set (position, hash) = (select position, hash from audit_trail where position = 8)`;
  await sql(cut);
  expect((await verify()).answer).toMatchObject({ intact: true, rows: 8 });
  expect((await verify('--noted', noted)).answer).toMatchObject({ position: 9, how: 'tail_cut' });
  await act('instead');
  await act('instead');
  expect((await verify('--noted', noted)).answer).toMatchObject({ position: 10, how: 'not_as_noted' });
  expect(await operate(app, 'audit', 'verify', '--noted', '10:abc')).toMatchObject({ exitCode: 1 });
});

test('the log is exported from a given day, one row per line, with hashes', async () => {
  await tenActs();
  const lines = async (...words: string[]) =>
    (await operate(app, 'audit', 'export', ...words)).out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const all = await lines();
  expect(all).toHaveLength(10);
  expect(all[3]).toMatchObject({
    position: 4,
    act: 'test.act_3',
    actor: 'operator:Zoë "Z"\n',
    object: 'test:海港',
    detail: { amount: 5, longer_name: 'x', none: null },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await sql(`update audit_trail set at = '2020-01-02T04:59:59Z' where position = 1`);
  await sql(`update audit_trail set at = '2020-01-02T05:00:00Z' where position = 2`);
  expect((await lines('--since', '2020-01-02')).map(({ position }) => position)).not.toContain(1);
  expect((await lines('--since', '2020-01-02'))[0]).toMatchObject({ position: 2 });
  expect((await operate(app, 'audit', 'export', '--since', 'yesterday')).exitCode).toBe(1);
});
