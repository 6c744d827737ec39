import { printAnswer } from '../../packages/server/src/ops/operation/print';

const HOSTILE = 'Robin\u001b[2J\u009b31m\u0007\tLin\nforged  row';

test('control characters in a value do not reach the terminal, and a line break forges no row', () => {
  const table = printAnswer([{ name: HOSTILE, status: 'active' }], false);
  expect(table).not.toMatch(/[^\P{Cc}\n]/u);
  expect(table.split('\n')).toHaveLength(2);
  const facts = printAnswer({ name: HOSTILE }, false);
  expect(facts).not.toMatch(/[^\P{Cc}\n]/u);
});

test('JSON keeps every character, escaped', () => {
  const json = printAnswer([{ name: HOSTILE }], true);
  expect(JSON.parse(json)).toEqual([{ name: HOSTILE }]);
});
