import { defineConfig } from 'tsup';

// File by file: a bundled index would keep every styled template that nobody uses. Splitting, in CommonJS too, keeps
// the context one module that all entries share.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
  format: ['esm', 'cjs'],
  splitting: true,
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      'pdf/index': 'src/pdf/index.ts',
      'formik/index': 'src/formik/index.ts',
      'tokens/index': 'src/tokens/index.ts',
      'messages/zh-CN': 'src/messages/zh-CN.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
