// Enforces the architecture: import directions, no silenced types, accessible markup.
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { plainEnglish } from './eslint-rules/plain-english.mjs';
import {
  bareClock,
  deviceDate,
  fixedMotion,
  moneyAsFloat,
  rawStyles,
  sqlConcatenation,
} from './eslint-rules/promises.mjs';

/** Folders and the packages that they must not import. */
const FORBIDDEN_IMPORTS = {
  'packages/rules/src': ['@quoin/*', 'react', 'react-*', 'fastify', 'pg', 'drizzle-orm'],
  'packages/contract/src': [
    '@quoin/ui',
    '@quoin/ui/*',
    '@quoin/server',
    '@quoin/portal',
    'react',
    'react-*',
    'fastify',
    'pg',
  ],
  'packages/ui/src': [
    '@quoin/contract',
    '@quoin/server',
    '@quoin/portal',
    '@reduxjs/*',
    'react-redux',
    'react-router*',
    'react-intl',
  ],
  'packages/server/src': ['@quoin/ui', '@quoin/ui/*', '@quoin/portal', 'react', 'react-*'],
  'portal/src': ['@quoin/server', '@quoin/server/*'],
  stories: ['@quoin/contract', '@quoin/server', '@quoin/portal', '@reduxjs/*'],
};

/** The folders whose comments, names and test titles are checked by `plain-english`. */
const PLAIN_ENGLISH = [
  '*.{mjs,ts}',
  'bin/**',
  'e2e/**',
  'eslint-rules/**',
  'packages/contract/**',
  'packages/rules/**',
  'packages/server/**',
  'packages/ui/**',
  'portal/**',
  'stories/**',
  'tests/**',
];

const NODE = ['Buffer', 'global', 'setImmediate', 'require', '__dirname', '__filename'];
const BROWSER = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'];
const JEST = ['jest', 'describe', 'test', 'it', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

/** TypeScript checks all code as one program, so the globals that are missing in an environment are listed by folder. */
const FORBIDDEN_GLOBALS = {
  'packages/rules/src': [...NODE, ...BROWSER, ...JEST],
  'packages/contract/src': [...NODE, ...BROWSER, ...JEST],
  'packages/ui/src': [...NODE, ...JEST],
  'packages/server/src': [...BROWSER, ...JEST],
  'portal/src': [...NODE, 'process', ...JEST],
};

const JOURNEY = [
  'visit',
  'join',
  'access',
  'account',
  'investors',
  'browse',
  'apply',
  'sign',
  'fund',
  'portfolio',
  'documents',
  'redeem',
  'refer',
];

/** Text in a component comes from the message catalogues, never from the markup. */
const LETTERS = '/\\p{Ll}{2}|\\p{Lo}/u';
const SPOKEN = '/^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt)$/';
const WORD_PLACES = [
  `JSXText[value=${LETTERS}]`,
  ...['JSXElement >', 'JSXFragment >', `JSXAttribute[name.name=${SPOKEN}] >`].flatMap((place) => [
    `${place} JSXExpressionContainer Literal[value=${LETTERS}]:not(JSXExpressionContainer :matches(JSXElement, CallExpression, MemberExpression, BinaryExpression[operator=/^[!=]==$/]) Literal)`,
    `${place} JSXExpressionContainer TemplateElement[value.raw=${LETTERS}]:not(JSXExpressionContainer :matches(JSXElement, CallExpression) TemplateElement)`,
  ]),
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTERS}]`,
];

/**
 * React uses the return value of an effect or ref callback as its clean-up function, and the return values of browser
 * methods change: since Chrome 152 `scrollIntoView` returns a promise. So a value must be returned by an explicit `return`.
 */
const IMPLICIT_RESULT =
  'ArrowFunctionExpression[body.type!=/^(BlockStatement|ArrowFunctionExpression|Identifier)$/]:not([body.operator="void"])';
const IMPLICIT_CLEANUPS = [
  `CallExpression[callee.name=/^use\\w*Effect/] > ${IMPLICIT_RESULT}`,
  `JSXAttribute[name.name="ref"] > JSXExpressionContainer > ${IMPLICIT_RESULT}`,
].map((selector) => ({
  selector,
  message: 'Use a block body, so that the value of this expression is not taken for a clean-up function.',
}));

/** As in React's own types, so that apps with `exactOptionalPropertyTypes` may pass a value that is undefined. */
const OPTIONAL_PROPS = {
  selector:
    ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration) TSPropertySignature[optional=true]:not(:has(TSUndefinedKeyword))',
  message: 'Add `| undefined` to the type of an optional property.',
};

/** Roles that table elements may repeat, because browsers drop them once CSS changes the display of a table. */
const TABLE_ROLES = {
  table: ['table'],
  thead: ['rowgroup'],
  tfoot: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      '**/generated/**',
      '**/*-report/**',
      '**/test-results/**',
      '.quoin/**',
      '**/migrations/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx', 'packages/ui/src/**/*.ts', 'portal/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...IMPLICIT_CLEANUPS],
    },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['packages/ui/src/**/*.tsx', 'portal/src/**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/no-redundant-roles': ['error', TABLE_ROLES],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
    },
  },
  // Checks globals and static methods against `browserslist` in package.json; it cannot check methods of values.
  {
    ...compat.configs['flat/recommended'],
    files: ['packages/ui/src/**', 'portal/src/**', 'packages/rules/src/**'],
  },
  ...Object.entries(FORBIDDEN_IMPORTS).map(([folder, group]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group, message: `${folder} must not know this (see docs/architecture.md).` }] },
      ],
    },
  })),
  ...Object.entries(FORBIDDEN_GLOBALS).map(([folder, names]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-globals': ['error', ...names] },
  })),
  // tests/architecture checks that journeys of the portal import no other journey.
  ...JOURNEY.map((word) => ({
    files: [`packages/server/src/journey/${word}/**/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: FORBIDDEN_IMPORTS['packages/server/src'],
              message: 'packages/server/src must not know this (see docs/architecture.md).',
            },
            {
              group: JOURNEY.filter((other) => other !== word).flatMap((other) => [
                `../${other}/*`,
                `**/journey/${other}/*`,
              ]),
              message: 'Another journey folder is entered through its index only.',
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['packages/ui/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...IMPLICIT_CLEANUPS, OPTIONAL_PROPS] },
  },
  {
    files: ['packages/ui/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...IMPLICIT_CLEANUPS,
        OPTIONAL_PROPS,
        ...WORD_PLACES.map((selector) => ({
          selector,
          message:
            'A component must not contain text: put it into messages/en and messages/zh-CN and read it with useMessages.',
        })),
      ],
    },
  },
  {
    plugins: {
      promises: {
        rules: {
          'bare-clock': bareClock,
          'device-date': deviceDate,
          'money-as-float': moneyAsFloat,
          'plain-english': plainEnglish,
          'raw-styles': rawStyles,
          'fixed-motion': fixedMotion,
          'sql-concatenation': sqlConcatenation,
        },
      },
    },
  },
  {
    files: ['packages/{rules,contract,server}/src/**/*.ts', 'portal/src/**/*.{ts,tsx}'],
    // The demo's figures are synthetic.
    ignores: ['packages/rules/src/money/**', 'packages/server/src/demo/**'],
    rules: { 'promises/money-as-float': 'error' },
  },
  {
    files: ['packages/{rules,contract,server}/src/**/*.ts'],
    ignores: ['packages/server/src/shared/clock.ts'],
    rules: { 'promises/bare-clock': 'error', 'promises/sql-concatenation': 'error' },
  },
  // Hostile text must not take more time than in proportion to its length.
  {
    files: ['packages/{rules,contract,server}/src/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{packages/ui,portal}/src/**/*.{ts,tsx}'],
    rules: { 'promises/device-date': 'error' },
  },
  {
    files: ['{packages/ui,portal}/src/**/*.styles.ts', 'packages/ui/src/**/*.tsx'],
    rules: { 'promises/raw-styles': 'error', 'promises/fixed-motion': 'error' },
  },
  {
    files: PLAIN_ENGLISH,
    rules: { 'promises/plain-english': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: [
      'bin/**',
      'e2e/**',
      '**/*.config.*',
      '.ci/**',
      'packages/*/scripts/**',
      'packages/server/src/ops/**',
      // Warnings for developers belong in the console.
      'packages/ui/src/behaviour/warn-in-development.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
