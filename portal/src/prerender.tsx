// Renders the public pages to HTML at build time, for the first visit before scripts have loaded.
import { BRAND, LANGUAGES, type Language } from '@quoin/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './shell/App';
import { loadFirstScreen } from './shell/load-first-screen';
import type { RouteRow, Unless } from './navigation/route-row';
import { APP_ROUTES, BASENAME } from './shell/router';
import { ROUTES } from './shell/routes';
import { createStore } from './shell/store';
import { loadCatalogue, type MessageId } from './i18n/catalogue';
import { languageChosen } from './i18n/language-slice';

export interface PublicPage {
  language: Language;
  /** Path below /go. */
  path: string;
  /** URL of the page in each language that can be linked to. */
  addresses: { en: string; 'zh-CN'?: string };
  title: string;
  description: string;
  unless: readonly Unless[];
  html: string;
  /** `<style>` elements, with the nonce. */
  styles: string;
}

type PublicRow = RouteRow & { descriptionId: MessageId };

/** Public pages are those with a description for search engines. */
const isPublic = (row: RouteRow): row is PublicRow => row.who === 'anyone' && row.descriptionId !== undefined;

export async function renderPublicPages(nonce: string): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (const language of LANGUAGES) {
    for (const row of ROUTES.filter(isPublic)) pages.push(await render(row, language, nonce));
  }
  return pages;
}

async function render(row: PublicRow, language: Language, nonce: string): Promise<PublicPage> {
  const { path, titleId, descriptionId } = row;
  const catalogue = await loadCatalogue(language);
  const router = createMemoryRouter(APP_ROUTES, { initialEntries: [BASENAME + path], basename: BASENAME });
  await loadFirstScreen(router, language);
  const store = createStore({ here: () => path, go: () => undefined });
  store.dispatch(languageChosen(language));
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(<App store={store} router={router} first={{ language, catalogue }} />),
    );
    return {
      language,
      path,
      addresses: getAddresses(path),
      title: `${catalogue.messages[titleId]} · ${BRAND.product}`,
      description: catalogue.messages[descriptionId],
      unless: row.unless ?? [],
      html,
      styles: sheet.getStyleTags(),
    };
  } finally {
    sheet.seal();
    router.dispose();
  }
}

/** `/products/zh` would be a product. */
function getAddresses(path: string): PublicPage['addresses'] {
  const en = BASENAME + path;
  return path === '/products' ? { en } : { en, 'zh-CN': `${en.replace(/\/$/, '')}/zh` };
}
