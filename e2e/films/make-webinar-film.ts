// Creates packages/server/films/webinar.webm: slides drawn in the pinned browser, one frame a second, as VP9 in WebM. The
// result is committed; run it again (`npm run film -w @quoin/e2e`) when the chapters of the demo webinars change.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { pinnedBrowser } from '../pinned-browser';

const SERVER = join(import.meta.dirname, '..', '..', 'packages', 'server');
const FONTS = ['source-serif-semibold', 'inter-regular', 'noto-sans-sc-regular'];
/** Encoders need a secure context; this script intercepts all requests. */
const PAGE = 'https://film.invalid/';

const EMPTY_PAGE = `<!doctype html><title>Film</title>
<script type="importmap">{ "imports": { "mediabunny": "./mediabunny.mjs" } }</script>`;

const chapters = JSON.parse(readFileSync(join(SERVER, 'demo', 'recording.json'), 'utf8')) as object; // the slides read it in the page

const require = createRequire(import.meta.url);
const files: Record<string, Buffer> = {
  'mediabunny.mjs': readFileSync(join(dirname(require.resolve('mediabunny')), 'mediabunny.min.mjs')),
  'slides.js': readFileSync(join(import.meta.dirname, 'slides.js')),
  ...Object.fromEntries(
    FONTS.map((name) => [`${name}.ttf`, readFileSync(join(SERVER, 'fonts', `${name}.ttf`))]),
  ),
};

const browser = await chromium.launch(pinnedBrowser());
const page = await browser.newPage();
await page.route(`${PAGE}**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  const body = files[name];
  if (!body) return route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE });
  return route.fulfill({ contentType: /js$/.test(name) ? 'text/javascript' : 'font/ttf', body });
});
await page.goto(PAGE);
const film = await page.evaluate(
  async ([script, from]) => {
    const { makeFilm } = await import(script);
    return makeFilm(from) as Promise<string>;
  },
  [`${PAGE}slides.js`, chapters] as const,
);
await browser.close();
writeFileSync(join(SERVER, 'films', 'webinar.webm'), Buffer.from(film, 'base64'));
