import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Options } from 'tsup';
import { exports } from './package.json';
import { compileStyles } from './scripts/compile-styles';

const ES_MODULES_ONLY = /^@tanstack\/react-table$/;

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Builds each source file to one file of the package, with file extensions in imports. A bundled index would keep unused
 * styled templates, and a module that exists only once, in CommonJS too, gives all entry points the same context.
 */
const fileByFile: EsbuildPlugin = {
  name: 'file-by-file',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js';
    // Jest and older tools cannot require ES modules: CommonJS files contain what is published as such only.
    if (extension === '.js') onResolve({ filter: ES_MODULES_ONLY }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.\.?(\/|$)/ }, ({ path, importer, resolveDir, kind }) => {
      // Code of development dependencies, such as icons, is bundled into the file.
      if (kind === 'entry-point' || importer.includes('node_modules')) return undefined;
      const source = getSource(resolve(resolveDir, path));
      const file = relative(resolveDir, source)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, extension);
      return { path: file.startsWith('.') ? file : `./${file}`, external: true };
    });
  },
};

function getSource(path: string): string {
  const source = ['.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (!source) throw new Error(`No source file for ${path}`);
  return source;
}

const CLIENT_ONLY = /^(?:import|\}) (?!type ).*from '(?:react|formik|\.\/bind-field)';$/m;

/** Marks client-only modules; server components may call tokens, formats and messages directly. */
const getClient = (source: string, path: string): string =>
  path.endsWith('x') || CLIENT_ONLY.test(source) ? "'use client';" : '';

const sources: EsbuildPlugin = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return {
        contents: getClient(source, path) + (await compileStyles(source, path)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** The modules that apps import. */
const ENTRY_POINTS = Object.values(exports).flatMap((entry) =>
  typeof entry === 'object' && 'quoin-source' in entry ? entry['quoin-source'] : [],
);

/** The libraries whose code is built into the package, so that their licences are part of it. */
const BUILT_IN = ['lucide', '@tanstack/react-table', '@tanstack/react-store', 'use-sync-external-store'];

function writeLicences(): void {
  const { resolve: locate } = createRequire(import.meta.url);
  const licences = BUILT_IN.map((name) => {
    const licence = readFileSync(join(dirname(locate(`${name}/package.json`)), 'LICENSE'), 'utf8');
    return `${name}\n\n${licence}`;
  });
  writeFileSync('dist/LICENSES', licences.join('\n'));
}

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
  format: ['esm', 'cjs'],
  splitting: false,
  noExternal: [ES_MODULES_ONLY],
  target: browserslistToEsbuild(),
  clean: true,
  sourcemap: true,
  dts: {
    entry: ENTRY_POINTS,
    resolve: ['lucide'],
    compilerOptions: { customConditions: [], types: [], ignoreDeprecations: '6.0' },
  },
  onSuccess: async () => writeLicences(),
  esbuildPlugins: [sources, fileByFile],
  esbuildOptions(options, { format }) {
    // Jest runs CommonJS in a context that has no `import()`.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
});
