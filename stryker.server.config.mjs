// Mutation tests of the server's state tables, ledger, transactions and idempotency keys, started by
// tests/environment/mutate-server.ts. The other money paths are tested only over HTTP, with the whole server: minutes for
// each mutant.
import rules from './stryker.config.mjs';

/** Tests that need no more of the server than the mutated files, so that one run takes about a second. */
const TESTS = [
  'state-tables',
  'state-moves',
  'ledger-holdings',
  'ledger-amounts',
  'once',
  'recorded-payments',
  'reversible-rows',
];

export default {
  ...rules,
  jest: {
    configFile: rules.jest.configFile,
    // With roots, to which Stryker adds the folder of the mutated file, jest finds the tests that import this file.
    config: { roots: ['<rootDir>/server'], testMatch: TESTS.map((name) => `**/server/${name}.test.ts`) },
    enableFindRelatedTests: true,
  },
  mutate: [
    'packages/server/src/states/*.ts',
    'packages/server/src/ledger/*.ts',
    'packages/server/src/http/idempotency.ts',
    'packages/server/src/transactions/{held-investments,ledger-entries,reversible}.ts',
    // Only reads names for e-mails.
    '!packages/server/src/ledger/mailed-investment.ts',
  ],
  ignorePatterns: [
    ...rules.ignorePatterns,
    '!/packages/contract/**',
    '!/packages/server/**',
    '/packages/server/dist',
    '/packages/server/demo',
  ],
  // A state table is a value computed once at import.
  ignoreStatic: false,
  thresholds: { ...rules.thresholds, break: 96 },
  incrementalFile: '.cache/mutation-server.json',
  jsonReporter: { fileName: '.cache/mutation-server-report.json' },
};
