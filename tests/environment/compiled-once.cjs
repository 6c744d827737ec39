// Jest's module loader for a sandbox: every test file runs all modules anew, but what a library's file says is read,
// transformed and parsed once per worker (docs/decisions/fast-tests.md).
const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** Ours change while jest watches. */
const LIBRARY = /\/node_modules\//;
/** What is CommonJS already needs no transform. */
const MODULE_SYNTAX = /^\s*(import|export)\b|\bimport\(|\bimport\.meta\b/m;

/** By project and path: what jest's transformer made of the file. */
const transformed = new Map();
/** By path and parameters, of which projects give other ones: the code, and what V8 made of it. */
const parsed = new Map();

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  const key = `${options.filename} ${parameters}`;
  const known = parsed.get(key);
  if (known?.code === code) return compileFunction(code, parameters, { ...options, cachedData: known.data });
  const compiled = compileFunction(code, parameters, { ...options, produceCachedData: true });
  // Made in the sandbox, it would keep all of the sandbox: the copy is of this realm.
  parsed.set(key, { code, data: Buffer.from(compiled.cachedData) });
  return compiled;
};

module.exports = class CompiledOnce extends JestRuntime {
  constructor(...given) {
    super(...given);
    const cache = this.transformCache;
    const transform = cache.transform.bind(cache);
    cache.transform = (path, options) => {
      if (!LIBRARY.test(path) || options?.isInternalModule) return transform(path, options);
      const key = `${this._config.id} ${path}`;
      if (!transformed.has(key))
        transformed.set(
          key,
          this.codeOf(path, () => transform(path, options)),
        );
      return transformed.get(key);
    };
  }

  codeOf(path, transform) {
    const source = this.fileCache.readFile(path);
    return MODULE_SYNTAX.test(source) ? transform() : source;
  }
};
