// Builds the host of the gate from the sources of the components and stories, which takes a few seconds:
//   server-rendered   React's development build, for the server and the browser. The production build does not report
//                     attribute mismatches, so it could not prove a clean hydration.
//   browser-rendered  the production build, rendered only in the browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type Plugin,
} from 'vite';
import { legacyPdfjs } from '../../packages/ui/scripts/legacy-pdfjs';
import { compileStyles } from '../../packages/ui/scripts/compile-styles';
import type * as serverModule from './host/server';
import { storyTexts } from './story-texts';

export const PAGES = ['server-rendered', 'browser-rendered'] as const;
export const OUT = join(import.meta.dirname, '..', '.cache', 'gate');

type Server = typeof serverModule;
type Mode = 'development' | 'production';

const host = join(import.meta.dirname, 'host');
const root = join(import.meta.dirname, '..', '..');

const SOURCES = [join(root, 'packages', 'ui', 'src'), join(root, 'stories')];
/** The same step as in the package's own build. */
const compiledStyles: Plugin = {
  name: 'compiled-styles',
  enforce: 'pre',
  transform: (code, file) =>
    /\.tsx?$/.test(file) && SOURCES.some((folder) => file.startsWith(folder))
      ? compileStyles(code, file)
      : undefined,
};

const common = (mode: Mode): InlineConfig => ({
  root: host,
  configFile: false,
  mode,
  logLevel: 'error',
  plugins: [compiledStyles],
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  resolve: {
    alias: [legacyPdfjs, { find: /^\.\/ComponentPage$/, replacement: join(host, 'without-docs-page.ts') }],
    conditions: ['quoin-source', ...defaultClientConditions],
  },
});
// Fonts and images stay files, because the policy forbids data: fonts.
const output = { emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 };

const forBrowser = (mode: Mode, folder: (typeof PAGES)[number]) =>
  build({
    ...common(mode),
    base: `/${folder}/`,
    build: {
      ...output,
      outDir: join(OUT, folder),
      manifest: 'manifest.json',
      rolldownOptions: { input: join(host, 'browser.tsx') },
    },
  });

const forServer = () =>
  build({
    ...common('development'),
    base: '/server-rendered/',
    ssr: {
      resolve: { conditions: ['quoin-source', ...defaultServerConditions] },
      noExternal: [/^@quoin\//],
    },
    build: { ...output, outDir: join(OUT, 'server'), ssr: join(host, 'server.tsx') },
  });

/** Returns the loaded server bundle, and writes the list of stories of the run. */
export async function buildHost(): Promise<Server> {
  await inMode('development', () => forBrowser('development', 'server-rendered'));
  await inMode('development', forServer);
  await inMode('production', () => forBrowser('production', 'browser-rendered'));
  // Modules that the server bundle loads from node_modules read it too.
  process.env['NODE_ENV'] = 'development';
  const server = (await import(pathToFileURL(join(OUT, 'server', 'server.js')).href)) as Server; // just built
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, 'stories.json'), JSON.stringify(await server.findStories(), null, 1));
  writeFileSync(join(OUT, 'story-texts.json'), JSON.stringify(storyTexts(), null, 1));
  return server;
}

/** Sets NODE_ENV, which Vite and its plugins read besides the mode. */
async function inMode(mode: Mode, work: () => Promise<unknown>): Promise<void> {
  process.env['NODE_ENV'] = mode;
  await work();
}
