// Jest configuration of the mutation tests: only the pure rules, from the mutated sources.
// The long property tests run often enough to find most mutants, within minutes instead of hours.
process.env.RANDOM_FLOWS ??= '300';
process.env.RANDOM_LEDGERS ??= '30';
process.env.TABLE_WALKS ??= '1000';

export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
  testMatch: ['<rootDir>/rules/**/*.test.ts'],
  // Check that hostile texts and hundreds of payments take little time; cover most mutants of their code, slowly.
  testPathIgnorePatterns: ['hostile-text', 'xirr-many-payments'],
  setupFiles: ['<rootDir>/environment/first-counterexample.ts'],
  // Hooks that copy a database take longer than the default on a busy machine.
  testTimeout: 30_000,
  runner: '<rootDir>/environment/relevant-tests.mjs',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // Several dependencies ship ESM only.
  transformIgnorePatterns: [],
  // Relative, because node_modules links to the unmutated sources.
  moduleNameMapper: {
    '^@quoin/rules$': '<rootDir>/../packages/rules/src/index.ts',
    '^@quoin/rules/password$': '<rootDir>/../packages/rules/src/password/hash.node.ts',
    '^@quoin/rules/phone-plans$': '<rootDir>/../packages/rules/src/phone/phone-plans.ts',
  },
};
