// Jest's module loader for what is ours: every test file has its own modules. Libraries are loaded by Node, once per
// worker, and stay warm (docs/decisions/fast-tests.md). Needs ./one-realm.mjs; a library can't be mocked.
const { createRequire } = require('node:module');
const { default: JestRuntime } = require('jest-runtime');

const OURS = /^(\.|\/|@quoin\/)/;

module.exports = class LibrariesOnce extends JestRuntime {
  requireModuleOrMock(from, name) {
    return OURS.test(name) ? super.requireModuleOrMock(from, name) : createRequire(from)(name);
  }
};
