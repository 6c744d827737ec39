// The command line of staff parses, calls a service and prints. Decisions are in services, which other callers share.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { sources, valueImports } from './value-imports';

const ROOT = resolve(__dirname, '../..');
const COMMANDS = join(ROOT, 'packages/server/src/ops');

/** Functions that only services call. */
const OF_SERVICES = ['recordAct', 'moveState'];
const CALLS_OF_SERVICES = ['enqueue', 'transaction'];
const WRITES = ['insert', 'update', 'delete'];

test('the files of commands neither begin transactions, write tables, move states, enqueue jobs nor record acts', () => {
  const files = sources(COMMANDS);
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((path) =>
      decisionsIn(readFileSync(path, 'utf8')).map((what) => `${relative(COMMANDS, path)}: ${what}`),
    ),
  ).toEqual([]);
});

test('only the search by prefix reads tables', () => {
  const tables = join(ROOT, 'packages/server/src/database/tables');
  expect(
    sources(COMMANDS)
      .filter((path) => valueImports(path).some((target) => target.startsWith(tables)))
      .map((path) => relative(COMMANDS, path)),
  ).toEqual(['operation/find-by-prefix.ts']);
});

test.each([
  ["import { recordAct as record } from '../audit/record-act';", ['recordAct']],
  ["import { moveState, type Move } from '../states/state-table';", ['moveState']],
  [
    "import { accounts } from '../database/tables';\nawait tx.update(accounts).set({});",
    ['update(accounts)'],
  ],
  [
    "import { files as f } from '../../database/tables/files';\ntx.insert(f);\ntx.delete(f);",
    ['insert(f)', 'delete(f)'],
  ],
  ["await services.jobs.enqueue(tx, 'send-document-mail', {});", ['enqueue']],
  ['await db.transaction(async (tx) => issue(tx));', ['transaction']],
  ["import { accounts } from '../database/tables';\ndb.select().from(accounts);\nset.delete(id);", []],
])('finds the decisions of %j', (source, found) => {
  expect(decisionsIn(source)).toEqual(found);
});

/** Imports and calls of a source that belong in a service. */
function decisionsIn(text: string): string[] {
  const source = ts.createSourceFile('command.ts', text, ts.ScriptTarget.ES2023);
  const found: string[] = [];
  const tables = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        const imported = (propertyName ?? name).text;
        if (OF_SERVICES.includes(imported)) found.push(imported);
        if (/\/database\/tables(\/|$)/.test(node.moduleSpecifier.text)) tables.add(name.text);
      }
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const called = node.expression.name.text;
      const [first] = node.arguments;
      if (CALLS_OF_SERVICES.includes(called)) found.push(called);
      if (WRITES.includes(called) && first && ts.isIdentifier(first) && tables.has(first.text))
        found.push(`${called}(${first.text})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
