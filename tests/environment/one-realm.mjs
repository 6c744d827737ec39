// A test environment that is Node itself: jest's sandbox, a realm of its own for every file, is left out
// (docs/decisions/fast-tests.md).
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const NO_SANDBOX = {};

// Jest compiles every module into the context that its environment names; there is none here to name.
const vm = createRequire(import.meta.url)('node:vm');
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options }) =>
  compileFunction(code, parameters, parsingContext === NO_SANDBOX ? options : { parsingContext, ...options });

export default class OneRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.namesBefore = new Set(Object.getOwnPropertyNames(globalThis));
  }

  /** What a file or a library has added (a polyfill, say) would be met by the next environment in this worker. */
  async teardown() {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!this.namesBefore.has(name)) delete globalThis[name];
    await super.teardown();
  }

  getVmContext() {
    return NO_SANDBOX;
  }
}
