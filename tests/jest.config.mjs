// All jest projects: pure tests in Node, components and screens in jsdom, and the server with a real PostgreSQL.
import { availableParallelism } from 'node:os';

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const nativePassword = { '^@quoin/rules/password$': '<rootDir>/environment/native-password.ts' };

const common = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc],
    '\\.md$': '<rootDir>/environment/markdown-texts.mjs',
  },
  // Several dependencies ship ESM only; jest runs CommonJS, so everything is transformed.
  transformIgnorePatterns: [],
};

const node = {
  ...common,
  // Each use of a global name inside jest's sandbox is slow; drizzle-orm uses these for every part of a query.
  sandboxInjectedGlobals: ['Array', 'Math', 'Object'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['quoin-source', 'node', 'node-addons', 'module-sync'] },
};

const dom = {
  ...common,
  // jsdom with Node's fetch, streams and encoders.
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['quoin-source', 'browser'] },
  setupFilesAfterEnv: ['<rootDir>/environment/set-up-dom.ts'],
  moduleNameMapper: {
    ...nativePassword,
    '(\\.css|\\?url)$': '<rootDir>/environment/empty-module.ts',
  },
};

const project = (displayName, base, extra = {}) => ({
  displayName,
  ...base,
  ...extra,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/${displayName}/**/*.test.{ts,tsx}`],
});

export default {
  // High enough for slow machines; only ends tests that hang.
  testTimeout: 300_000,
  // Jest leaves one core unused by default, which is half of a small machine, and tests often wait for PostgreSQL.
  maxWorkers: availableParallelism() + 1,
  // A worker keeps about 100 MB of each test file of the server, and the garbage collector becomes slow.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('rules', node),
    project('contract', node),
    project('architecture', node),
    project('ui', dom),
    project('portal', dom),
    project('server', node, {
      moduleNameMapper: {
        ...nativePassword,
        '/examiner-program$': '<rootDir>/environment/built-examiner.ts',
      },
      globalSetup: '<rootDir>/environment/start-postgres.ts',
      globalTeardown: '<rootDir>/environment/stop-postgres.ts',
    }),
  ],
};
