// Every error has a message in both languages, and a server test that triggers it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_MESSAGES_EN, ERROR_MESSAGES_ZH, ERROR_NAMES, ERRORS, type ErrorName } from '@quoin/contract';
import { SPECIFIED_MESSAGES } from './specified-messages';

const FOLDER = join(__dirname, '../server');

const tests = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** Tests identify an error by its name or by its number in responses. */
const isNamed = (name: ErrorName) =>
  new RegExp(`'${name}'|\\bERRORS\\.${name}\\b|\\b${ERRORS[name].code}\\b`).test(tests);

test.each(ERROR_NAMES)('%s is triggered by a server test', (name) => {
  expect(isNamed(name)).toBe(true);
});

test.each(Object.entries(SPECIFIED_MESSAGES))('“%s” is in the catalogues of both languages', (_, names) => {
  for (const name of names) {
    expect(ERROR_MESSAGES_EN[name]).toMatch(/[a-z]/);
    expect(ERROR_MESSAGES_ZH[name]).toMatch(/\p{Script=Han}/u);
  }
});
