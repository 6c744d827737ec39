// Services are for every interface of staff. What corrects an error is in its remedy, which the command line translates.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ACT_ROLES } from '../../packages/server/src/staff/act-roles';
import { sources } from './value-imports';

const SERVER = join(resolve(__dirname, '../..'), 'packages/server/src');

/** The command line, and a page whose CSS has custom properties. */
const EXEMPT = /^(ops\/|demo\/outbox-page\.ts$)/;

const COMMANDS = Object.keys(ACT_ROLES);

test('texts outside of the command line name neither its options nor its commands', () => {
  const files = sources(SERVER).filter((path) => !EXEMPT.test(relative(SERVER, path)));
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.flatMap((path) =>
      namedIn(readFileSync(path, 'utf8')).map((text) => `${relative(SERVER, path)}: ${text}`),
    ),
  ).toEqual([]);
});

test.each([
  ["new StaffError('Give a reason with --reason.');", ['Give a reason with --reason.']],
  ["new StaffError('--title must not be empty.');", ['--title must not be empty.']],
  ['`${id} is open. Use "capital-calls fund ${id}".`;', [' is open. Use "capital-calls fund ']],
  ["['--username', `--max-old-space-size=${size}`, 'the first 10 --- more']; // with --reason", []],
  ["new StaffError('Call it again, or post documents.');", []],
])('finds the options and commands in %j', (source, found) => {
  expect(namedIn(source)).toEqual(found);
});

/** An argument of another program is a text of its own, such as `--username`. */
const namesOption = (text: string): boolean => /\s--[a-z]|^--[a-z-]+\s/.test(text);

const namesCommand = (text: string): boolean =>
  COMMANDS.some((command) => new RegExp(`["“]${command}(?![a-z-])`).test(text));

function namedIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && (namesOption(node.text) || namesCommand(node.text))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('service.ts', source, ts.ScriptTarget.ES2023));
  return found;
}
