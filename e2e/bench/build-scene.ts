// A production build of one scene in one kit, by Vite as an app would call it.
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { Kit, MeasuredScene } from './scene-table';

type Output = Rollup.RollupOutput['output'][number];

const ENTRY = 'virtual:scene';
const EVERYTHING = 'virtual:everything';

/** `@quoin/ui` is its built files, as others get them. The framework around a scene is built with it. */
export async function buildScene(scene: MeasuredScene, kit: Kit, outDir?: string): Promise<Output[]> {
  const page = outDir !== undefined;
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    plugins: [
      {
        name: 'scene',
        resolveId: (id) => (id === ENTRY || id === EVERYTHING ? id : undefined),
        load: (id) => {
          if (id === ENTRY) return entryOf(scene, kit, page);
          return id === EVERYTHING ? everythingOf(ENTRY_POINTS) : undefined;
        },
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      write: page,
      reportCompressedSize: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: { scene: ENTRY },
        output: { entryFileNames: '[name].js', assetFileNames: 'style[extname]' },
      },
    },
  });
  // One set of outputs and no watcher: that is what these options give.
  return (result as Rollup.RollupOutput).output;
}

const entryOf = (scene: MeasuredScene, kit: Kit, page: boolean) => {
  const parts = `
    import { Scene } from '/scenes/${scene}/${kit}.tsx';
    import { Frame } from '/frames/${scene === 'all' ? 'plain' : kit}.tsx';
    import { createElement } from 'react';
  `;
  return page
    ? `${parts} import { offerBench } from '/page.tsx'; offerBench(Frame, Scene);`
    : `${parts} import { createRoot } from 'react-dom/client';
       createRoot(document.getElementById('root')).render(createElement(Frame, null, createElement(Scene)));`;
};

/** All but charts and the PDF reader. */
const ENTRY_POINTS = ['@quoin/ui', '@quoin/ui/formik', '@quoin/ui/tokens'];

/** Uses every export by name, as an app does: an object of all of them would carry their names along. */
async function everythingOf(modules: readonly string[]): Promise<string> {
  const parts = modules.map(async (module, place) => {
    const names = Object.keys((await import(module)) as object);
    const locals = names.map((name) => `${name} as ${name}${place}`);
    return [
      `import { ${locals.join(', ')} } from '${module}';`,
      names.map((name) => name + String(place)).join(', '),
    ];
  });
  const lines = await Promise.all(parts);
  return `${lines.map(([line]) => line).join('\n')}
    export const everything = [${lines.map(([, names]) => names).join(', ')}];`;
}

/** Bytes after gzip of what a page loads before it shows: the entry, what it imports, and the style sheets. */
export function bytesOf(output: readonly Output[]): number {
  const initial = new Set<string>();
  const visit = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'chunk' || initial.has(name)) return;
    initial.add(name);
    file.imports.forEach(visit);
  };
  output.forEach((file) => file.type === 'chunk' && file.isEntry && visit(file.fileName));
  const texts = output.flatMap((file) => {
    if (file.type === 'chunk') return initial.has(file.fileName) ? [file.code] : [];
    return file.fileName.endsWith('.css') ? [file.source] : [];
  });
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
