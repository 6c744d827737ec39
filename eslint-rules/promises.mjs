// Lint rules that enforce promises of the documentation.

const MONEY =
  /(^|_)(amount|cents|commitment|contribution|nav|dividend|balance|dollars|proceeds|payout|paid|fee|minimum)s?($|_)/;
const isMoney = (name) => MONEY.test(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The last name of an expression: `calls.amount_due`, `total ?? 0`. */
function getName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return getName(node.property);
  if (node.type === 'ChainExpression') return getName(node.expression);
  if (node.type === 'LogicalExpression') return getName(node.left);
  return '';
}

const rule = (message, create) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) => create((node) => context.report({ node, messageId: 'found' }), context),
});

const isCall = (node, object, property) =>
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === object &&
  node.callee.property.name === property;

export const moneyAsFloat = rule(
  'Money is whole cents: use moneyFromWire, moneyToWire, dollars or cents of @quoin/rules.',
  (report) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.name === 'parseFloat' || isCall(node, 'Number', 'parseFloat')) report(node);
      if (callee.name === 'Number' && given[0] && isMoney(getName(given[0]))) report(node);
      if (callee.property?.name === 'toFixed' && isMoney(getName(callee.object))) report(node);
    },
    'BinaryExpression[operator=/^[*\\u002f]$/][right.value=100]': (node) => {
      if (isMoney(getName(node.left))) report(node);
    },
  }),
);

export const bareClock = rule('Take the time from the injected clock.', (report) => ({
  CallExpression: (node) => {
    if (isCall(node, 'Date', 'now') || node.callee.property?.name === 'defaultNow') report(node);
  },
  'NewExpression[callee.name="Date"][arguments.length=0]': report,
  ':matches(TemplateElement[value.raw=/\\b(now|clock_timestamp)\\(\\)|\\bcurrent_(date|timestamp)\\b/i])':
    report,
}));

/** For browser code, which may use the device clock only to measure durations. */
export const deviceDate = rule('The date is the one of the server: use serverNow or useToday.', (report) => ({
  'NewExpression[callee.name="Date"][arguments.length=0]': report,
}));

const QUERY = /^\s*(select|insert|update|delete|with|create|alter|drop)\b/i;

export const sqlConcatenation = rule(
  'Pass values as parameters: no SQL text is put together from parts.',
  (report) => ({
    'CallExpression[callee.object.name="sql"][callee.property.name="raw"]': (node) => {
      if (node.arguments[0]?.type !== 'Literal') report(node);
    },
    'CallExpression[callee.property.name=/^(query|execute)$/] > TemplateLiteral.arguments[expressions.length>0]':
      report,
    'BinaryExpression[operator="+"]': (node) => {
      if (node.left.type === 'Literal' && QUERY.test(node.left.value)) report(node);
    },
  }),
);

const RAW_STYLES = [
  /#[0-9a-f]{3,8}\b/gi,
  /\b(?:rgb|rgba|hsl|hsla|oklch)\(/g,
  /(?<=(?:color|background|fill|stroke|border|outline)[\w-]*:[^;{]*)\b(?:white|black|gr[ae]y|red|green|blue)\b/g,
  /font-size: *[\d.]+(?:px|rem)/g,
  /font: *[^;$]*\b[\d.]+px/g,
  /(?<=border[\w-]*-radius: *)(?!0)[\d.]+(?:px|rem)/g,
];

export const rawStyles = rule('Colours, font sizes and radii come from the tokens.', (_, context) => ({
  TemplateElement(node) {
    const text = context.sourceCode.getText(node);
    for (const { index } of RAW_STYLES.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const start = context.sourceCode.getLocFromIndex(node.range[0] + index);
      context.report({ loc: start, messageId: 'found' });
    }
  },
}));

const FIXED_TIME = /\b(?:animation|transition)[a-z-]*:[^;]*\b[\d.]*\dm?s\b/;

export const fixedMotion = rule(
  'Reduced motion sets the durations of the tokens to zero. A style with another duration needs media.calm.',
  (report, { sourceCode }) => ({
    TemplateLiteral(node) {
      const text = sourceCode.getText(node);
      if (FIXED_TIME.test(text) && !text.includes('media.calm')) report(node);
    },
  }),
);
