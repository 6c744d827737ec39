// react-router as a production build has it. Its package sends bundlers to the files with the warnings for development,
// and gives every component a name by an assignment, for which a bundler keeps those that nobody uses.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
const NAMED = /^\w+\.displayName = .*;$/gm;
const WRAPPED = /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm;

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    handler: (id) => join(packageFolder(), 'dist/production', FILES[id] ?? ''),
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (source) => ({
      code: source.replaceAll(NAMED, '').replaceAll(WRAPPED, 'var $1 = /* @__PURE__ */ $2'),
      map: null,
    }),
  },
});

const packageFolder = () => dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
