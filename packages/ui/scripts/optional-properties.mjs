import ts from 'typescript';

/**
 * Adds `| undefined` to each optional property of a declaration file. Components treat `undefined` as a missing prop, and
 * apps with `exactOptionalPropertyTypes` pass values that may be undefined.
 */
export function withUndefined(types) {
  const file = ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest);
  const insertions = [];
  const visit = (node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      const { type } = node;
      const needsParentheses = ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type);
      insertions.push([type.end, needsParentheses ? ') | undefined' : ' | undefined']);
      if (needsParentheses) insertions.push([type.getStart(file), '(']);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that the earlier positions stay valid.
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((result, [at, text]) => result.slice(0, at) + text + result.slice(at), types);
}
