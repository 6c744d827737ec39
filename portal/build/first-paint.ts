// Inlines the styles and fonts of a public page, so that its first paint needs no further request and never changes.
// Scripts load after the first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicPage } from '../src/prerender';
import { pageFonts } from './page-fonts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/go\/([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * @param template index.html as built into `folder`; NONCE is the placeholder that the server replaces
 * @returns a function that prepares the template for a page's content, which is inserted later
 */
export function firstPaint(template: string, folder: string, nonce: string) {
  const [link, stylesheet] = found(STYLESHEET, template);
  const [script, entry] = found(ENTRY, template);
  const css = readFileSync(join(folder, stylesheet), 'utf8').trim();
  const getLetters = pageFonts(css, folder);
  const preloads = [...template.matchAll(PRELOAD)].map(([, file]) => String(file));

  return async ({ html }: PublicPage): Promise<string> => {
    const styles = `<style nonce="${nonce}">${css}${await getLetters(html)}</style>`;
    return template
      .replace(link, () => styles)
      .replace(script, '')
      .replaceAll(PRELOAD, '')
      .replace('</head>', () => `  <script>${paintThenStart(entry, preloads)}</script>\n  </head>`);
  };
}

/** Starts the scripts after this time, counted from a frame, if the browser reports no paint. */
const MAX_PAINT_MS = 500;

/**
 * Shows the page once its HTML and fonts are complete, because browsers decode fonts in parallel, and starts the scripts
 * after the browser reports the first paint. The CSP names this script by its hash.
 */
const paintThenStart = (entry: string, files: readonly string[]): string => `(() => {
  const { style, dataset } = document.documentElement;
  if (dataset.start === 'unsupported') return;
  const add = (name, what) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...what }));
  let start = () => {
    start = () => {};
    for (const href of ${JSON.stringify(files)}) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: ${JSON.stringify(entry)} });
  };
  style.visibility = 'hidden';
  const letters = [...document.fonts].filter(({ display }) => display === 'block').map((face) => face.load());
  const all = new Promise((done) => addEventListener('DOMContentLoaded', done));
  Promise.allSettled([all, ...letters]).then(() => {
    style.visibility = '';
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(() => start(), ${MAX_PAINT_MS}));
  });
})()`;

/** @returns the match and its first group @throws Error if index.html no longer matches */
function found(place: RegExp, text: string): [string, string] {
  const [whole, part] = place.exec(text) ?? [];
  if (!whole || !part)
    throw new Error(`portal/index.html has no ${place.source}: see portal/build/first-paint.ts`);
  return [whole, part];
}
