import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { legacyPdfjs } from '../packages/ui/scripts/legacy-pdfjs';
import { icuCatalogues } from './build/icu-catalogues';
import { markdownTexts } from './build/markdown-texts.mjs';
import { publicPages } from './build/public-pages';

const brotli = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** API server for development. */
const SERVER = process.env.QUOIN_API ?? 'http://localhost:4000';

/** Without groups, small shared modules would become hundreds of files of a kilobyte each. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

export default defineConfig({
  base: '/go/',
  plugins: [
    icuCatalogues(),
    markdownTexts(),
    react(),
    publicPages(),
    compression({ algorithms: [brotli, 'gzip'], include: /\.(js|mjs|css|svg|json|wasm)$/ }),
  ],
  resolve: {
    conditions: ['quoin-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-intl', 'formik'],
    alias: [
      legacyPdfjs,
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: browserslistToEsbuild(),
    // Browsers without modulepreload fetch modules on demand.
    modulePreload: { polyfill: false },
    // Keeps the password hashing code in a separate .wasm file.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The default name of a shared chunk lists every screen that shares it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  // Mailed links have this port.
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/outbox': SERVER } },
});
