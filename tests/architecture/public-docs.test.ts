// Every function that @quoin/ui exports, and every prop that its components declare, has a TSDoc comment.
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../..');
const ENTRIES = ['index', 'charts/index', 'pdf/index', 'formik/index', 'tokens/index'].map((name) =>
  resolve(ROOT, `packages/ui/src/${name}.ts`),
);
const SOURCES = resolve(ROOT, 'packages/ui/src');

const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const program = ts.createProgram(ENTRIES, { ...options, noEmit: true });
const checker = program.getTypeChecker();

test.each(ENTRIES.map((entry) => relative(SOURCES, entry)))('%s exports only documented names', (name) => {
  const exported = getExports(resolve(SOURCES, name));
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter(isOwnFunction).filter(lacksDoc).map(getName)).toEqual([]);
});

test('every prop that a component declares is documented', () => {
  const props = ENTRIES.flatMap(getExports)
    .filter((symbol) => symbol.name.endsWith('Props'))
    .flatMap((symbol) =>
      checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .filter(isDeclaredHere)
        .filter(lacksDoc)
        .map((prop) => `${symbol.name}.${prop.name} (${getName(prop)})`),
    );
  expect(props).toEqual([]);
});

function getExports(entry: string): ts.Symbol[] {
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${entry} is not a module`);
  return checker
    .getExportsOfModule(symbol)
    .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each));
}

const isDeclaredHere = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(SOURCES)) ??
  false;

/** Functions, hooks and components. Constants such as icons need no comment. */
const isOwnFunction = (symbol: ts.Symbol): boolean =>
  isDeclaredHere(symbol) &&
  (symbol.declarations ?? []).some(
    (declaration) =>
      ts.isFunctionDeclaration(declaration) ||
      (ts.isVariableDeclaration(declaration) &&
        declaration.initializer !== undefined &&
        checker.getTypeAtLocation(declaration).getCallSignatures().length > 0),
  );

const lacksDoc = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length === 0;

function getName(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ROOT;
  return `${relative(SOURCES, file)}: ${symbol.name}`;
}
