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

/** What jest's runner keeps of a file in the global object: its tests, and who hears of them. */
const OF_THE_RUNNER = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

/** What files and libraries of this worker have added to the global object. */
const added = {};

export default class OneRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.namesBefore = new Set(Object.getOwnPropertyNames(globalThis));
    // Jest puts its own in their place, which hold on to the file.
    const { exit, getBuiltinModule } = process;
    this.processBefore = { exit, getBuiltinModule };
    // A library is loaded once per worker, so what it keeps there (pkijs: its engine) has to be there for every file.
    Object.defineProperties(globalThis, added);
  }

  /** An environment of another kind, next in this worker, must not meet it (a polyfill, say). */
  async teardown() {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (this.namesBefore.has(name)) continue;
      added[name] = Object.getOwnPropertyDescriptor(globalThis, name);
      delete globalThis[name];
    }
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (OF_THE_RUNNER.includes(symbol.description)) delete globalThis[symbol];
    Object.assign(process, this.processBefore);
    await super.teardown();
  }

  getVmContext() {
    return NO_SANDBOX;
  }
}
