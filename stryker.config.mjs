// `npm run mutation`: mutation tests of the pure rules, run by .github/workflows/mutation.yml. They take hours.
export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation.config.mjs', enableFindRelatedTests: false },
  mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/countries/*-names.ts'],
  ignorePatterns: [
    '/**',
    '!/packages',
    '!/packages/rules/**',
    '!/packages/server/demo/products.json',
    '!/tests/**',
    '!/package.json',
    '!/tsconfig.json',
  ],
  coverageAnalysis: 'perTest',
  // Values computed once at import cannot be switched per test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  tempDirName: '.cache/mutation',
  concurrency: 1,
  // jest keeps some megabytes of each run.
  maxTestRunnerReuse: 100,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation-report.json' },
};
