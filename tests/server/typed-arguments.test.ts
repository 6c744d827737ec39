// Arguments that a person pastes or a script leaves empty. Every command takes them, so the ids are tried with all of them.
import { commands, getName } from '../../packages/server/src/ops/commands';
import { operate, operated } from './scenes';
import { holder, type Holder } from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let one: Holder;
beforeAll(async () => {
  app = await startTestApp();
  one = await holder(app); // The only row that a wrong prefix could match.
});
afterAll(() => app.close());

const program = commands(
  () => Promise.reject(new Error('not opened')),
  async () => undefined,
);
const withArgument = program.commands
  .flatMap((noun) => (noun.commands.length > 0 ? noun.commands : [noun]))
  .filter(({ registeredArguments }) => registeredArguments.length > 0);

/** Values that each option accepts, so that only the ids are wrong. */
const VALUES: Readonly<Record<string, string>> = {
  '--amount': '1',
  '--total': '1',
  '--due': '2026-07-01',
  '--price': '100',
  '--to': '2026-06-30',
};

test.each(['', ' ', '\u200b', '\u202e', '%', '_', '张伟', 'x'.repeat(5000)])(
  'no command accepts the id %j, or fails without a reason',
  async (id) => {
    for (const command of withArgument) {
      const options = command.options
        .filter(({ mandatory }) => mandatory)
        .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? VALUES[long ?? ''] ?? 'text']);
      const words = [
        ...getName(command).split(' '),
        ...command.registeredArguments.map(() => id),
        ...options,
      ];
      const { exitCode, error } = await operate(app, ...words);
      expect([getName(command), error]).toEqual([getName(command), expect.stringMatching(/\w/)]);
      expect([getName(command), exitCode]).not.toEqual([getName(command), 0]);
    }
  },
  120_000,
);

test('options of a bank file are rejected without one', async () => {
  for (const option of ['--company-id', '--execution', '--reason'])
    expect(await operate(app, 'reports', 'payouts', option, '1234567890')).toMatchObject({
      exitCode: 1,
      error: `${option} is of a bank file. Add --bank-file, or remove it.\n`,
    });
});

test('a list of an account or a country that does not exist is an error', async () => {
  for (const words of [
    ['reports', 'payouts', '--account', 'nobody@example.com'],
    ['waitlist', 'list', '--region', 'Utopia'],
    ['accounts', 'set-country', one.email, 'UTOPIA', '--reason', 'Moved'],
  ])
    expect((await operate(app, ...words)).exitCode).toBe(1);
  expect((await operate(app, 'waitlist', 'list', '--region', 'de')).error).toBe('');
});

test('names are stored as the form stores them, or rejected', async () => {
  const rename = (first: string) => {
    const given = ['--first', first, '--last', 'Ashdown', '--reason', 'Passport'];
    return operate(app, 'accounts', 'set-name', one.email, ...given);
  };
  expect((await rename('x'.repeat(81))).error).toContain('must have 1 to 80 characters');
  expect((await rename('Ro\u202ebin')).error).toContain('U+202E');
  expect((await rename('Ｒｏｂｉｎ\u00a0Lee')).error).toBe('');
  expect(await operated(app, 'accounts', 'show', one.email)).toMatchObject({ name: 'Robin Lee Ashdown' });
  const opened = ['investors', 'open', one.email, '--type', 'trust', '--name'];
  expect((await operate(app, ...opened, '\u202e')).error).toContain('U+202E');
  expect(
    (await operate(app, 'staff', 'add', 'a@quoin.example', '--name', '\u200b', '--role', 'reviewer')).error,
  ).toContain('The name of the person must have 1 to 120 characters.');
});
