// Jest's module loader: every test file has its own modules of the tests. Libraries are loaded by Node, and our packages by
// jest, once per worker, and stay warm (docs/decisions/fast-tests.md). Needs ./one-realm.mjs; neither can be mocked.
const { createRequire } = require('node:module');
const { default: JestRuntime } = require('jest-runtime');

const OURS = /^(\.|\/|@quoin\/)/;
/** They keep nothing of a test: what has a state is made by functions. */
const PACKAGES = /\/packages\/(rules|contract|server)\/src\//;

/** What our packages export, by project, since each maps names in its own way, and path. */
const loaded = new Map();

module.exports = class LibrariesOnce extends JestRuntime {
  /** That of the file under way: it also gives what a module of an earlier file asks for later. */
  static underWay;

  constructor(...given) {
    super(...given);
    LibrariesOnce.underWay = this;
  }

  requireModuleOrMock(from, name) {
    if (!OURS.test(name)) return createRequire(from)(name);
    const path = this._resolution.resolveCjs(from, name);
    if (!PACKAGES.test(path)) return super.requireModuleOrMock(from, name);
    const key = `${this._config.id} ${path}`;
    if (!loaded.has(key)) loaded.set(key, LibrariesOnce.underWay.load(from, name));
    return loaded.get(key);
  }

  load(from, name) {
    return super.requireModuleOrMock(from, name);
  }
};
