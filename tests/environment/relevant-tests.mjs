// Jest runner of the mutation tests. Stryker selects tests by their names, for which jest loads every test file; this
// runner leaves out the files without a selected test, and all files after one that failed, which kills the mutant. It runs
// the fastest files first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The default runner of jest. */
const { default: TestRunner } = createRequire(import.meta.url)('jest-runner');

/** Full names of the tests of each file, from the first run. In a file, because a process ends with each timeout. */
const CACHE = join(import.meta.dirname, '../../.cache');
const LIST = join(CACHE, 'names-of-tests.json');
const testNames = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};

export default class RelevantTests extends TestRunner {
  async runTests(tests, watcher, options) {
    const mutated = Boolean(process.env.__STRYKER_ACTIVE_MUTANT__);
    const pattern = new RegExp(this._globalConfig.testNamePattern ?? '', 'i');
    let failed = false;
    this.on('test-file-failure', () => (failed = true));
    this.on('test-file-success', ([{ path }, { numFailingTests, testResults }]) => {
      failed ||= numFailingTests > 0;
      if (!mutated) testNames[path] = testResults.map(({ fullName }) => fullName);
    });
    for (const test of tests.toSorted((one, other) => (one.duration ?? 0) - (other.duration ?? 0))) {
      if (testNames[test.path]?.some((name) => pattern.test(name)) ?? true)
        await super.runTests([test], watcher, options);
      if (failed && mutated) return;
    }
    if (mutated) return;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(LIST, JSON.stringify(testNames));
  }
}
