// A production build of one scene in one kit with Vite, like an app's build. It uses the built files of `@quoin/ui`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { Kit, MeasuredScene, Scene } from './scene-table';
import { PARTS } from './scenes';
import { PAGE_STYLE, STYLES } from './styles';

type Output = Rollup.RollupOutput['output'][number];

/** With `outDir`, writes a page that `page.tsx` measures; without, builds only the scene in memory. */
export async function buildScene(scene: MeasuredScene, kit: Kit, outDir?: string): Promise<Output[]> {
  const modules: Record<string, string | Promise<string>> = {
    'virtual:scene': `${scene === 'all' ? everything(kit) : getScene(scene, kit)}
      ${outDir === undefined ? RENDER : "import { offerBench } from '/page.tsx'; offerBench(Frame, Scene);"}`,
    [join(import.meta.dirname, 'elements.ts')]:
      scene === 'all' ? '' : kit === 'plain' ? plainElements(scene) : styledElements(scene),
    'virtual:plain.css': scene === 'all' ? '' : plainStyles(scene),
    'virtual:exports': readExports(['@quoin/ui', '@quoin/ui/formik', '@quoin/ui/tokens']),
  };
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      { name: 'scene', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
    ],
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
    const style = output.some(({ fileName }) => fileName === 'style.css')
      ? '<link rel="stylesheet" href="style.css">'
      : '';
    writeFileSync(
      join(outDir, 'index.html'),
      `<!doctype html><html lang="en"><head><title>${scene}</title>${style}</head><body><script type="module" src="scene.js"></script></body></html>`,
    );
  }
  return output;
}

const RENDER = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement(Frame, null, createElement(Scene)));`;

const getScene = (scene: Scene, kit: Kit) => `
  import { Frame, ${PARTS[scene].join(', ')} } from '/kits/${kit === 'plain' || kit === 'styled' ? 'html' : kit}.tsx';
  import { ${scene} } from '/scenes.tsx';
  const Scene = ${scene}({ ${PARTS[scene].join(', ')} });`;

/** Both sides include Formik, because nobody loads `@quoin/ui/formik` without it. */
const everything = (kit: Kit) => `
  import * as formik from 'formik';
  ${
    kit === 'quoin'
      ? "import { Frame } from '/kits/quoin.tsx'; import { everything } from 'virtual:exports';"
      : 'const Frame = "div"; const everything = [];'
  }
  const Scene = () => [...Object.keys(formik), ...everything.map(String)].join(' ');`;

/** Uses every export by name, because an object of all exports would add their names to the bundle. */
async function readExports(modules: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    modules.map(async (module, index) => {
      const names = Object.keys((await import(module)) as object);
      return `import { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from '${module}';
        const list${index} = [${names.map((name) => name + String(index)).join(', ')}];`;
    }),
  );
  return `${lines.join('\n')} export const everything = [${modules.map((_, index) => `...list${index}`).join(', ')}];`;
}

const getElements = (scene: Scene): [name: string, tag: string, css: string][] =>
  Object.entries(STYLES[scene]).map(([name, [tag, css]]) => [name, tag, css]);

const plainElements = (scene: Scene) => `
  import 'virtual:plain.css';
  export const Frame = 'div';
  export const elements = { ${getElements(scene)
    .map(([name, tag]) => `${name}: '${tag}'`)
    .join(', ')} };`;

const plainStyles = (scene: Scene) =>
  PAGE_STYLE +
  getElements(scene)
    .map(([name, , css]) => `.${name} { ${css} }`)
    .join('\n');

const styledElements = (scene: Scene) => `
  import { createElement, Fragment } from 'react';
  import { createGlobalStyle, styled } from 'styled-components';
  const Page = createGlobalStyle\`${PAGE_STYLE}\`;
  export const Frame = ({ children }) => createElement(Fragment, null, createElement(Page), children);
  export const elements = { ${getElements(scene)
    .map(([name, tag, css]) => `${name}: styled.${tag}\`${css}\``)
    .join(', ')} };`;

const plainBytes = new Map<MeasuredScene, Promise<number>>();

/** KiB after gzip over the same scene in plain React DOM. */
export async function measureBytes(scene: MeasuredScene, kit: Kit): Promise<number> {
  const plain = plainBytes.get(scene) ?? buildScene(scene, 'plain').then(getBytes);
  plainBytes.set(scene, plain);
  return Math.round(((getBytes(await buildScene(scene, kit)) - (await plain)) / 1024) * 10) / 10;
}

/** Gzipped bytes that a page loads before it renders: the entry, its imports, and the style sheets. */
function getBytes(output: readonly Output[]): number {
  const initial = new Set<string>();
  const visit = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'chunk' || initial.has(name)) return;
    initial.add(name);
    file.imports.forEach(visit);
  };
  visit('scene.js');
  return output
    .filter(({ fileName }) => initial.has(fileName) || fileName.endsWith('.css'))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
