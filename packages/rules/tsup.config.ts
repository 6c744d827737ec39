import { defineConfig } from 'tsup';

// File by file, so that an importer's bundler drops what it does not use. The browser's password entry stays source:
// only the portal's own build knows `*.wasm?url`.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/password/hash.browser.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  shims: true,
  // ESM only: as a part of ours it reaches CommonJS too. Its .wasm files are still read from the package.
  noExternal: [/^argon2id\//],
  dts: {
    entry: {
      index: 'src/index.ts',
      'password/hash.node': 'src/password/hash.node.ts',
      'phone/phone-plans': 'src/phone/phone-plans.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
