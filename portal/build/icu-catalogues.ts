import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Parses message catalogues at build time, so that the browser does not load the ICU parser. */
export const icuCatalogues = (): Plugin => ({
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
