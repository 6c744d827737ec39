// What a public page needs to be painted once, and for good: its styles and fonts without another way to the server, and
// the files that its script is about to ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quoin/rules';

const BASE = '/go/';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/go\/([^"]+)"[^>]*>/;
/** Of the heading and of the text. Chinese has a hundred files, of which a page asks for those it needs. */
const FONTS = ['source-serif-4-latin-wght-normal', 'inter-latin-wght-normal'];
/** What every public page is made of, and its language: the chunks of `bundles.ts`. */
const CHUNKS: Record<Language, readonly string[]> = {
  en: ['public', 'en-first'],
  'zh-CN': ['public', 'chinese-frame'],
};

/** @param template index.html as it was built into `folder`; NONCE stands where the server puts one. */
export function withFirstPaint(template: string, folder: string, language: Language, nonce: string): string {
  const [link = '', stylesheet = ''] = STYLESHEET.exec(template) ?? [];
  if (!stylesheet) throw new Error('portal/index.html has no stylesheet: see portal/build/first-paint.ts');
  const files = readdirSync(join(folder, 'assets'));
  const fileOf = (name: string, end: string) => {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith(end));
    if (!file) throw new Error(`There is no ${name}…${end} in the build: see portal/build/first-paint.ts`);
    return `${BASE}assets/${file}`;
  };
  const css = readFileSync(join(folder, stylesheet), 'utf8').trim();
  return scriptAfterPaint(template).replace(link, () =>
    [
      ...FONTS.map(
        (name) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(name, '.woff2')}">`,
      ),
      ...CHUNKS[language].map(
        (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${fileOf(name, '.js')}">`,
      ),
      `<style nonce="${nonce}">${withoutSwap(css)}</style>`,
    ].join('\n    '),
  );
}

/** What is painted needs no script: styles and fonts go first. */
const scriptAfterPaint = (template: string): string =>
  template.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** A font that is late stays away until the next page is opened: letters that change their shape move what is below. */
const withoutSwap = (css: string): string =>
  css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) =>
    face.includes('Noto Sans SC') ? face : face.replace(/font-display:\s*swap/, 'font-display:optional'),
  );
