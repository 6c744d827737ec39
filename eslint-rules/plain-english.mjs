// Refuses the project's former private words in comments and names. The report names what to write instead.

/** In comments: a pattern of whole words, and what to write instead. */
const IN_COMMENTS = [
  [/\bstands?\b(?!-in\b| for\b)|\bstood\b/gi, 'is, appears'],
  [/\b(?:is|are|was|were) told\b|\btells?\b|\btold\b/gi, 'returns, logs, notifies, shows'],
  [/\bwhoever\b|\bone who\b|\bwhosoever\b/gi, 'the user, the investor, the caller'],
  [/\banew\b/gi, 'again'],
  [/\basked? for\b|\b(?:is|are|was|were) asked\b/gi, 'requests, loads, prompts'],
  [/\bthe way of\b/gi, 'the lifecycle of'],
  [/\bpage before login\b/gi, 'return URL'],
  [/\bkept (?:reply|replies|answers?)\b/gi, 'cached response'],
  [/\brefusals?\b/gi, 'error'],
  [/\bin turns?\b/gi, 'queued, serially'],
  [/\bshel(?:f|ves)\b/gi, 'product list, catalogue'],
];

/** Parts of names in camelCase, snake_case or kebab-case, and what to write instead. */
const IN_NAMES = new Map([
  ['anew', 'again'],
  ['whoever', 'user, caller'],
  ['stands', 'is'],
  ['standing', 'status, availability'],
  ['told', 'notified, logged'],
  ['tells', 'returns, notifies'],
  ['refusal', 'error'],
  ['refusals', 'errors'],
  ['shelf', 'catalogue'],
  ['paper', 'document'],
  ['papers', 'documents'],
]);

const partsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$-]+/);

export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{word}}" is a private word: write {{instead}}.' },
  },
  create(context) {
    const { sourceCode } = context;
    /** Only where a name is declared: uses of it need no report of their own. */
    const checkName = (node) => {
      for (const part of partsOf(node.name)) {
        const instead = IN_NAMES.get(part);
        if (instead) context.report({ node, messageId: 'word', data: { word: part, instead } });
      }
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          for (const [pattern, instead] of IN_COMMENTS) {
            for (const { index, 0: word } of comment.value.matchAll(pattern)) {
              const at = comment.range[0] + '//'.length + index;
              const loc = {
                start: sourceCode.getLocFromIndex(at),
                end: sourceCode.getLocFromIndex(at + word.length),
              };
              context.report({ loc, messageId: 'word', data: { word: word.toLowerCase(), instead } });
            }
          }
        }
      },
      ':matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration) > Identifier.id':
        checkName,
      ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression) > Identifier.params':
        checkName,
      ':matches(TSPropertySignature, TSMethodSignature, MethodDefinition, PropertyDefinition) > Identifier.key':
        checkName,
      'ObjectExpression > Property[shorthand=false] > Identifier.key': checkName,
    };
  },
};
