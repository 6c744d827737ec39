// Mutation tests of the server's state tables, ledger and idempotency keys, started by tests/environment/mutate-server.ts.
import rules from './stryker.config.mjs';

/**
 * Tests that need no more of the server than the mutated files, so that one run takes about a second. With roots, to which
 * Stryker adds the folder of the mutated file, jest finds the tests that import this file.
 */
export const testFiles = (...names) => ({
  roots: ['<rootDir>/server'],
  testMatch: names.map((name) => `**/server/${name}.test.ts`),
});

export default {
  ...rules,
  jest: {
    configFile: rules.jest.configFile,
    config: testFiles('state-tables', 'state-moves', 'ledger-holdings', 'ledger-amounts', 'once'),
    enableFindRelatedTests: true,
  },
  mutate: [
    'packages/server/src/states/*.ts',
    'packages/server/src/ledger/*.ts',
    'packages/server/src/http/idempotency.ts',
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
  thresholds: { ...rules.thresholds, break: 95 },
  incrementalFile: '.cache/mutation-server.json',
  jsonReporter: { fileName: '.cache/mutation-server-report.json' },
};
