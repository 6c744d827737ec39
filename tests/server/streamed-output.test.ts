// Long results of staff commands are printed while they are made, and wait for a slow reader.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { documents } from '../../packages/server/src/database/tables';
import { runCommand } from '../../packages/server/src/ops/commands';
import { currentInvestment, MORGAN, operate, publishProduct } from './scenes';
import { freePort } from '../../packages/server/src/shared/free-port';
import { alongside, startOperator } from './quoin-process';
import { startTestApp, type TestApp } from './test-app';

const QUARTER_END = '2026-06-30';
const HOLDERS = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const product = await publishProduct(app);
  for (let made = 0; made < HOLDERS; made += 1)
    await currentInvestment(app, (await app.newInvestor()).token, product);
  app.clock.advance({ days: 26 });
});
afterAll(() => app.close());

const issued = () =>
  app.db.$count(
    documents,
    and(eq(documents.documentType, 'investor_statements'), eq(documents.periodEnd, QUARTER_END)),
  );

/** Runs a command, and notes what was written and how many statements there were at that time. */
async function written(...words: string[]) {
  await operate(app, 'staff', 'list');
  const parts: { text: string; statements: number }[] = [];
  const open = async () => ({ services: app.services, staff: MORGAN });
  const outcome = await runCommand(words, open, async (text) => {
    parts.push({ text, statements: await issued() });
  });
  return { ...outcome, parts, text: parts.map(({ text }) => text).join('') };
}

test('statements are printed one by one, as one JSON object', async () => {
  const { exitCode, out, parts, text } = await written('statements', 'issue', '--to', QUARTER_END, '--json');
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
  const result = JSON.parse(text);
  expect(result).toMatchObject({ to: QUARTER_END, issued: HOLDERS });
  expect(result.statements).toHaveLength(HOLDERS);
  const rows = parts.filter((part) => part.text.includes('"investment"'));
  expect(rows.map(({ statements }) => statements)).toEqual([1, 2, 3]);
});

test('when nothing is left to issue, the result is empty', async () => {
  const none = await written('statements', 'issue', '--to', QUARTER_END, '--json');
  expect(JSON.parse(none.text)).toEqual({ to: QUARTER_END, statements: [], issued: 0 });
  const lines = await written('statements', 'issue', '--to', QUARTER_END);
  expect(lines.text).toBe(`to      ${QUARTER_END}\nissued  0\n`);
});

test('people read a line per statement, and the number at the end', async () => {
  const { text } = await written('statements', 'issue', '--to', QUARTER_END, '--dry-run');
  expect(text).toContain('dry_run  true');
  app.clock.advance({ days: 92 });
  const next = await written('statements', 'issue', '--to', '2026-09-30');
  const lines = next.text.trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual(['to  2026-09-30', '', 'statements']);
  expect(lines.slice(3, -1)).toHaveLength(HOLDERS);
  expect(lines.at(-1)).toBe(`issued  ${HOLDERS}`);
  app.clock.advance({ days: -92 });
});

test('the audit log is printed row by row', async () => {
  const { out, parts } = await written('audit', 'export');
  expect(out).toBe('');
  expect(parts.length).toBeGreaterThan(HOLDERS);
  expect(parts.map(({ text }) => JSON.parse(text).position)).toEqual(parts.map((_, index) => index + 1));
});

test('a reader that closes the pipe ends the command with a message', async () => {
  for (const words of [['audit', 'export'], ['staff', 'list'], ['--help']]) {
    const command = startOperator(words, {
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
    });
    command.stdout.destroy();
    const [printed, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect({ printed, exitCode }).toEqual({
      printed: expect.stringMatching(/^The rest of the output could not be written \(EPIPE\)\..*\n$/),
      exitCode: 141, // 128 + SIGPIPE, as for other programs
    });
  }
});

test('programs whose output is closed print no stack trace', async () => {
  const environment = { DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir };
  const migration = startOperator([], environment, 'migrate.js');
  migration.stdout.destroy();
  const [printed, [exitCode]] = await Promise.all([text(migration.stderr), once(migration, 'exit')]);
  expect({ printed, exitCode }).toEqual({ printed: '', exitCode: 141 });
  const wrong = startOperator(['nonsense'], environment);
  wrong.stdout.destroy();
  wrong.stderr.destroy();
  expect(await once(wrong, 'exit')).toEqual([141, null]);
});

test('a server keeps running when nobody reads its log', async () => {
  const port = String(await freePort());
  const environment = {
    ...(await alongside(app)),
    LOG_LEVEL: 'info',
    PORT: port,
  };
  const server = startOperator([], environment, 'main.js');
  server.stdout.destroy();
  server.stderr.destroy();
  const isReady = () =>
    fetch(`http://localhost:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) expect(server.exitCode).toBe(null);
  server.kill();
  expect(await once(server, 'exit')).toEqual([0, null]);
});
