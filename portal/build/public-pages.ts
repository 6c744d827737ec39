// Writes the public pages beside index.html, one file per page and language, with a list of them for the server, which
// fills in its own URL and a fresh nonce.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, defaultServerConditions, type Plugin } from 'vite';
import type { PublicPage } from '../src/prerender';
import { firstPaint } from './first-paint';
import { markdownTexts } from './markdown-texts.mjs';

const NONCE = '__CSP_NONCE__';
const ADDRESS = '__PUBLIC_URL__';

export const publicPages = (): Plugin => {
  let root = '';
  let folder = '';
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const template = readFileSync(join(folder, 'index.html'), 'utf8');
        const painted = firstPaint(template, folder, NONCE);
        const list = [];
        for (const page of await renderAll(root)) {
          const { path, language, unless, addresses } = page;
          const file = join('pages', language, `${path.slice(1) || 'home'}.html`);
          mkdirSync(dirname(join(folder, file)), { recursive: true });
          writeFileSync(join(folder, file), fillTemplate(await painted(page), page));
          list.push({ path, language, address: addresses[language], file, unless });
        }
        writeFileSync(join(folder, 'pages/list.json'), JSON.stringify(list));
      },
    },
  };
};

async function renderAll(root: string): Promise<PublicPage[]> {
  const conditions = ['quoin-source', ...defaultServerConditions];
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [markdownTexts(), react()],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  try {
    const { renderPublicPages } = await vite.ssrLoadModule('/src/prerender.tsx');
    return await renderPublicPages(NONCE);
  } finally {
    await vite.close();
  }
}

function fillTemplate(template: string, page: PublicPage): string {
  const { html, rules } = withoutStyleAttributes(withInertControls(page.html));
  const { language, title } = page;
  return [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>.*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<meta name="description"[^>]*>/, getHead(page)],
    [/<\/head>/, `${page.styles}<style nonce="${NONCE}">${rules}</style></head>`],
    [/<div id="root"><\/div>/, `<div id="root" data-language="${language}">${html}</div>`],
  ].reduce((text, [place, filling]) => replacePlace(text, place as RegExp, filling as string), template); // the array type loses the pairs
}

/** @throws Error if index.html no longer matches */
function replacePlace(text: string, place: RegExp, filling: string): string {
  if (!place.test(text))
    throw new Error(`portal/index.html has no ${place.source}: see portal/build/public-pages.ts`);
  return text.replace(place, () => filling);
}

function getHead({ language, title, description, addresses }: PublicPage): string {
  const absolute = (path = '') => `${ADDRESS}${path}`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${absolute(addresses[language] ?? addresses.en)}">`,
    ...Object.entries(addresses).map(
      ([spoken, path]) => `<link rel="alternate" hreflang="${spoken}" href="${absolute(path)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${absolute(addresses.en)}">`,
    property('og:type', 'website'),
    property('og:url', absolute(addresses[language] ?? addresses.en)),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', language.replace('-', '_')),
    property('og:image', absolute('/go/social.png')),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}

/**
 * Disables controls until the script has started, so that no input is lost; links work without it. Forms are inert as a
 * whole, because a label would toggle the checkbox of an inert field.
 */
const withInertControls = (html: string): string =>
  html
    .replaceAll('<form', '<form inert')
    .replaceAll('<button', '<button inert')
    .replaceAll('<input', '<input inert readonly')
    .replaceAll('<select', '<select disabled');

/** The CSP forbids style attributes, which React writes for measured sizes: converts them to rules. */
function withoutStyleAttributes(html: string) {
  const rules: string[] = [];
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    rules.push(`[data-place="${rules.length}"]{${declarations.replaceAll('&quot;', '"')}}`);
    return ` data-place="${rules.length - 1}"`;
  });
  return { html: plain, rules: rules.join('') };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
