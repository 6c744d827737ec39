// Libraries without what a browser of the portal never reaches.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** react-router sends bundlers to the files with the warnings for development: these are the ones without. */
const PRODUCTION: Record<string, string> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** A name that is assigned to a component, or a call that wraps one, keeps it in the bundle though nobody uses it. */
const NAMED = /^\w+\.displayName = .*;$/gm;
const WRAPPED = /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** What the portal asks of react-intl; a test compares. Its object has a dozen more, none of which a bundler may leave out. */
export const FORMATS: readonly string[] = ['formatMessage', 'formatNumber', 'formatDate'];
const FORMAT = /^\s*(\w+): (?:format\w+)\.bind\(null, resolvedConfig, .*\),?$/gm;

export const leanLibraries = (): Plugin[] => [
  {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => join(routerFolder(), 'dist/production', PRODUCTION[id] ?? ''),
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (source) => ({
        code: source.replaceAll(NAMED, '').replaceAll(WRAPPED, 'var $1 = /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  },
  {
    name: 'lean-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@formatjs\/intl\/index\.js$/ },
      handler: (source) => ({
        code: source.replaceAll(FORMAT, (line, name: string) => (FORMATS.includes(name) ? line : '')),
        map: null,
      }),
    },
  },
  {
    // styled-components prefixes only where `enableVendorPrefixes` is set, which the portal never does.
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: 'export const prefix = (value) => value;', moduleType: 'js' }),
    },
  },
  {
    name: 'flat-charts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-apexcharts\/dist\/react-apexcharts\.min\.js$/ },
      handler: (source) => ({ code: asModule(source), map: null }),
    },
  },
];

/**
 * react-apexcharts is CommonJS, and what CommonJS asks for a bundler wraps in a function: the half megabyte of apexcharts
 * would be read once more, by the page's own thread, when that function is called.
 */
const asModule = (source: string): string => `
import * as react from 'react';
import ApexCharts from 'apexcharts';
import PropTypes from 'prop-types';
const asked = {
  react,
  apexcharts: { __esModule: true, default: ApexCharts },
  'prop-types': { __esModule: true, default: PropTypes },
};
const require = (name) => asked[name];
const exports = {};
${source}
export default exports.default;
`;

const routerFolder = () => dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
