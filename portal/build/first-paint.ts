// What a public page needs to be painted once, and for good: its styles and letters without another way to the server.
// Its scripts load after the first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicPage } from '../src/prerender';
import { pageFonts } from './page-fonts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/go\/([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * @param template index.html as it was built into `folder`; NONCE is the placeholder that the server replaces
 * @returns the template for a page with such content, which is then put into it
 */
export function firstPaint(template: string, folder: string, nonce: string) {
  const [link, stylesheet] = found(STYLESHEET, template);
  const [script, entry] = found(ENTRY, template);
  const css = readFileSync(join(folder, stylesheet), 'utf8').trim();
  const lettersOf = pageFonts(css, folder);
  const preloads = [...template.matchAll(PRELOAD)].map(([, file]) => String(file));

  return async ({ html }: PublicPage): Promise<string> => {
    const styles = `<style nonce="${nonce}">${css}${await lettersOf(html)}</style>`;
    return template
      .replace(link, () => styles)
      .replace(script, '')
      .replaceAll(PRELOAD, '')
      .replace('</head>', () => `  <script>${paintThenStart(entry, preloads)}</script>\n  </head>`);
  };
}

/** A page that says nothing of its painting by then, counted from a frame of it, starts nevertheless. */
const LONGEST_PAINT_MS = 500;

/**
 * The page is shown when it is there to its end, with its letters, which a browser unpacks beside what it does otherwise, and
 * starts when the browser says that it was painted. The policy of the page names this text by its hash.
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
    requestAnimationFrame(() => setTimeout(() => start(), ${LONGEST_PAINT_MS}));
  });
})()`;

/** @returns the whole and what the pattern picks @throws Error when index.html has no such place any more */
function found(place: RegExp, text: string): [string, string] {
  const [whole, part] = place.exec(text) ?? [];
  if (!whole || !part)
    throw new Error(`portal/index.html has no ${place.source}: see portal/build/first-paint.ts`);
  return [whole, part];
}
