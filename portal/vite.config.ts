import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const brotli = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Parses the message catalogues while building, so that the browser need not carry the ICU parser. */
const icuCatalogues = (): Plugin => ({
  name: 'icu-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/i18n\/(en|zh-CN)\/[a-z_]+\.json$/ },
    handler(source) {
      const catalogue: Record<string, string> = JSON.parse(source);
      const parsed = Object.entries(catalogue).map(([id, text]) => [id, parse(text)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, moduleType: 'js' };
    },
  },
});

/** Who answers calls while the portal is served from its sources. */
const SERVER = process.env.QUOIN_API ?? 'http://localhost:4000';

export default defineConfig({
  base: '/go/',
  plugins: [
    icuCatalogues(),
    react(),
    compression({ algorithms: [brotli, 'gzip'], include: /\.(js|mjs|css|svg|json|wasm)$/ }),
  ],
  resolve: {
    conditions: ['quoin-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-intl', 'formik'],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The server checks shapes; the portal needs a row's path, tags and flags only.
      { find: /^typebox$/, replacement: fileURLToPath(new URL('src/api/no-shapes.ts', import.meta.url)) },
    ],
  },
  build: {
    // The password routine stays a .wasm file of its own.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
  },
  server: { port: 5173, proxy: { '/api': SERVER, '/outbox': SERVER } },
});
