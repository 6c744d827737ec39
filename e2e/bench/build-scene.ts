// A production build of one scene in one kit with Vite, like an app's build. It uses the built files of `@quoin/ui`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { Kit, Scene } from './scene-table';
import { PAGE_STYLE, STYLES } from './styles';

type Output = Rollup.RollupOutput['output'][number];

/** With `outDir`, writes a page that `page.tsx` measures; without, builds only the scene in memory. */
export async function buildScene(scene: Scene, kit: Kit, outDir?: string): Promise<Output[]> {
  const file = kit === 'plain' || kit === 'styled' ? 'html' : kit;
  const modules: Record<string, string | Promise<string>> = {
    'virtual:scene': `
      import { Frame, ${scene} as Scene } from '${scene === 'all' ? 'virtual:all' : '/scenes.tsx'}';
      ${outDir === undefined ? RENDER : MEASURE}`,
    'virtual:all': kit === 'quoin' ? useAll('@quoin/ui', '@quoin/ui/formik', '@quoin/ui/tokens') : useAll(),
    'virtual:plain.css': plainStyles(scene),
    [join(import.meta.dirname, 'kit.ts')]: `export * from '/kits/${file}.tsx';`,
    [join(import.meta.dirname, 'styles.ts')]: kit === 'plain' ? plainElements(scene) : styledElements(scene),
  };
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [{ name: 'scene', resolveId: (id) => (modules[id] ? id : null), load: (id) => modules[id] }],
    build: {
      outDir,
      emptyOutDir: true,
      write: outDir !== undefined,
      reportCompressedSize: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: { scene: 'virtual:scene' },
        output: { entryFileNames: '[name].js', assetFileNames: 'style[extname]' },
      },
    },
  });
  const { output } = result as Rollup.RollupOutput; // one set of outputs and no watcher
  if (outDir !== undefined) {
    const style = output.some(({ fileName }) => fileName === 'style.css') ? STYLE : '';
    const page = `<!doctype html><html lang="en"><head><title>${scene}</title>${style}</head><body><script type="module" src="scene.js"></script></body></html>`;
    writeFileSync(join(outDir, 'index.html'), page);
  }
  return output;
}

const RENDER = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement(Frame, null, createElement(Scene)));`;

const STYLE = '<link rel="stylesheet" href="style.css">';
const MEASURE = "import { createBench } from '/page.tsx'; window.bench = createBench(Frame, Scene);";

/**
 * Uses every export by name, because an object of all exports would add their names to the bundle. Without the package it
 * includes Formik too, because nobody loads `@quoin/ui/formik` without it.
 */
async function useAll(...modules: readonly string[]): Promise<string> {
  const uses = modules.map(async (module, index) => {
    const names = Object.keys((await import(module)) as object);
    return `import { ${names.map((name) => `${name} as ${name}${index}`).join()} } from '${module}';
      everything.push(${names.map((name) => name + String(index)).join()});`;
  });
  return `import * as formik from 'formik';
    const everything = Object.keys(formik);
    ${(await Promise.all(uses)).join('\n')}
    export const all = () => everything.join(' ');
    export { Frame } from '${modules.length ? '/kit.ts' : '/styles.ts'}';`;
}

const getElements = (scene: Scene) =>
  Object.entries(STYLES[scene]).map(([selector, css]) => [...selector.split('.'), css]);

const plainElements = (scene: Scene) => `
  import 'virtual:plain.css';
  export const Frame = 'div';
  export const elements = { ${getElements(scene).map(([tag, name]) => `${name}: '${tag}'`)} };`;

const plainStyles = (scene: Scene) =>
  [PAGE_STYLE, ...getElements(scene).map(([, name, css]) => `.${name} { ${css} }`)].join('\n');

const styledElements = (scene: Scene) => `
  import { createElement, Fragment } from 'react';
  import { createGlobalStyle, styled } from 'styled-components';
  const Page = createGlobalStyle\`${PAGE_STYLE}\`;
  export const Frame = ({ children }) => createElement(Fragment, null, createElement(Page), children);
  export const elements = {
    ${getElements(scene).map(([tag, name, css]) => `${name}: styled.${tag}\`${css}\``)}
  };`;

const plainBytes = new Map<Scene, Promise<number>>();

/** KiB after gzip over the same scene in plain React DOM. */
export async function measureBytes(scene: Scene, kit: Kit): Promise<number> {
  const plain = plainBytes.get(scene) ?? buildScene(scene, 'plain').then(getBytes);
  plainBytes.set(scene, plain);
  return Math.round(((getBytes(await buildScene(scene, kit)) - (await plain)) / 1024) * 10) / 10;
}

/** Gzipped bytes that a page loads before it renders: the entry, its imports, and the style sheets. */
function getBytes(output: readonly Output[]): number {
  const initial = new Set(['scene.js']);
  // The loop includes the names that it adds.
  for (const name of initial) {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type === 'chunk') file.imports.forEach((imported) => initial.add(imported));
  }
  return output
    .filter(({ fileName }) => initial.has(fileName) || fileName.endsWith('.css'))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
