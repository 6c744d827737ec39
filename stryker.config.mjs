// `npm run mutation`: mutation tests of the pure rules, run by .github/workflows/mutation.yml. See docs/mutation.md.
export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation.config.mjs', enableFindRelatedTests: false },
  mutate: [
    'packages/rules/src/**/*.ts',
    '!**/*.d.ts',
    // Tested with real files, and in a browser.
    '!packages/rules/src/upload-formats.ts',
    '!packages/rules/src/password/hash.browser.ts',
  ],
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
  // Besides the time of the initial run. Most mutants that exceed it never end.
  timeoutMS: 2000,
  // jest keeps some megabytes of each run.
  maxTestRunnerReuse: 100,
  reporters: ['clear-text', 'progress', 'json'],
  // The measured total without its decimal place, see docs/mutation.md.
  thresholds: { high: 95, low: 90, break: 92 },
  jsonReporter: { fileName: '.cache/mutation-report.json' },
};
