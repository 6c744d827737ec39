import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Options } from 'tsup';
import { compileStyles } from './scripts/compile-styles';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Each source file becomes one file of the package, in its own place, and imports its neighbours by their full name. A
 * bundled index would keep every styled template that nobody uses; and a module that is one file, in CommonJS too, is
 * one context for all entry points.
 */
const fileByFile: EsbuildPlugin = {
  name: 'file-by-file',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js';
    onResolve({ filter: /^\.\.?(\/|$)/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const source = sourceOf(resolve(resolveDir, path));
      const file = relative(resolveDir, source)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, extension);
      return { path: file.startsWith('.') ? file : `./${file}`, external: true };
    });
  },
};

function sourceOf(path: string): string {
  const source = ['.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (!source) throw new Error(`No source file for ${path}`);
  return source;
}

const styles: EsbuildPlugin = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: await compileStyles(readFileSync(path, 'utf8'), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
  format: ['esm', 'cjs'],
  splitting: false,
  target: browserslistToEsbuild(),
  clean: true,
  sourcemap: true,
  esbuildPlugins: [styles, fileByFile],
});
