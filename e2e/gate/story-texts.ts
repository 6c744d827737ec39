// The texts that a story may contain itself: those in its module and in the modules of stories/ that it imports, and the
// names in the data of @quoin/rules (countries, states).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export interface StoryTexts {
  shared: string[];
  /** Texts by module path from the root of the repository. */
  stories: Record<string, string[]>;
}

const root = join(import.meta.dirname, '..', '..');

export function storyTexts(): StoryTexts {
  const rules = filesIn('packages/rules/src', /\.(ts|json)$/);
  const stories = filesIn('stories', /\.stories\.tsx$/);
  return {
    shared: unique(rules.flatMap(textsIn).flatMap(rows).filter(isName)),
    stories: Object.fromEntries(
      stories.map((file) => [relative(root, file), unique(withImports(file).flatMap(textsIn))]),
    ),
  };
}

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(root, folder, file));

const unique = (texts: string[]): string[] =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);

/** Splits a list of names that follow their codes: `AL Alabama, AK Alaska`. */
const rows = (text: string): string[] => [
  text,
  ...text.split(/,\s*|\n/).map((row) => row.replace(/^[A-Z]{2} /, '')),
];

/** Excludes identifiers such as `net_worth`. */
const isName = (text: string): boolean => /[\p{Lu}\p{Lo}]/u.test(text) && !/^[A-Z]{2,3}$/.test(text);

function withImports(file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen;
  seen.push(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    if (!fileName.startsWith('.')) continue;
    const base = resolve(dirname(file), fileName);
    const found = ['.ts', '.tsx', '/index.ts', ''].map((end) => base + end).find(existsSync);
    if (found && /\.(tsx?|json)$/.test(found)) withImports(found, seen);
  }
  return seen;
}

/** Returns every string, template chunk, JSX text and object key. */
function textsIn(file: string): string[] {
  const kind = file.endsWith('.json') ? ts.ScriptKind.JSON : undefined;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      found.push(node.text);
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
