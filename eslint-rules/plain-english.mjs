// Reports words that have no standard meaning in comments, test titles and names. The report suggests a replacement.

/** Patterns of whole words in comments and test titles, with the words to write instead. */
const IN_TEXT = [
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

/** Parts of names in camelCase, snake_case or kebab-case, with the words to write instead. */
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

/** `problemsOfSignUp`, `rowsOf`; not `isMultipleOf` and `asOf`. */
const FUNCTION_OF = /^(?:problems?Of[A-Z]|(?!is[A-Z]|asOf)[a-z]\w*Of$)/;

const splitName = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$-]+/);

/** The function of `it(…)`, `test.only(…)`, `describe.each(…)(…)` or `` test.each`…`(…) ``. */
const calledFunction = (node) => {
  if (node.type === 'MemberExpression') return calledFunction(node.object);
  if (node.type === 'CallExpression') return calledFunction(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calledFunction(node.tag);
  return node.name;
};

export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '"{{word}}" has no standard meaning here: write {{instead}}.',
      functionOf: 'A function starts with a verb: write getX, loadX, calculateX or validateX, not {{name}}.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const checkText = (text, start) => {
      for (const [pattern, instead] of IN_TEXT) {
        for (const { index, 0: word } of text.matchAll(pattern)) {
          const loc = {
            start: sourceCode.getLocFromIndex(start + index),
            end: sourceCode.getLocFromIndex(start + index + word.length),
          };
          context.report({ loc, messageId: 'word', data: { word: word.toLowerCase(), instead } });
        }
      }
    };
    /** Only at the declaration of a name, because its uses need no separate report. */
    const checkName = (node) => {
      for (const part of splitName(node.name)) {
        const instead = IN_NAMES.get(part);
        if (instead) context.report({ node, messageId: 'word', data: { word: part, instead } });
      }
    };
    const checkFunctionName = (node) => {
      if (FUNCTION_OF.test(node.name))
        context.report({ node, messageId: 'functionOf', data: { name: node.name } });
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          checkText(comment.value, comment.range[0] + '//'.length);
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        if (title && ['it', 'test', 'describe'].includes(calledFunction(callee))) {
          const isText = title.type === 'TemplateLiteral' || typeof title.value === 'string';
          if (isText) checkText(sourceCode.getText(title), title.range[0]);
        }
      },
      ':matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration) > Identifier.id':
        checkName,
      ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression) > Identifier.params':
        checkName,
      'FunctionDeclaration > Identifier.id, VariableDeclarator[init.type=/Function/] > Identifier.id':
        checkFunctionName,
      ':matches(TSPropertySignature, TSMethodSignature, MethodDefinition, PropertyDefinition) > Identifier.key':
        checkName,
      'ObjectExpression > Property[shorthand=false] > Identifier.key': checkName,
    };
  },
};
