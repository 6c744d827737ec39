// The templates of the published package are shortened when it is built: a browser must read the same rules in them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { withStaticStyles } from '../../packages/ui/scripts/static-styles';

const SOURCES = resolve(__dirname, '../../packages/ui/src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file): [file: string, source: string] => [file, readFileSync(join(SOURCES, file), 'utf8')])
  .filter(([, source]) => source.includes('styled-components') || source.includes('/tokens'));

/** Without the fragments that a template takes from another file: they are templates of that file. */
const templatesOf = (source: string) =>
  [...source.matchAll(/`([^`]*)`/g)].map(([, css = '']) =>
    css.replace(/(: *)\$\{[^}]*\}/g, '$1inherit').replace(/\$\{[^}]*\}/g, ''),
  );

/** As a browser would read it: what it does not understand is gone. */
function understood(css: string): string {
  // Keyframes stand in no rule; styled-components takes them out.
  const [, frames = ''] = /(@keyframes[\s\S]*\}\s*\})/.exec(css) ?? [];
  return transform({
    filename: 'template.css',
    code: Buffer.from(`.view{${css.replace(frames, '')}}${frames}`),
    minify: true,
    errorRecovery: true,
  })
    .code.toString()
    .replace(/, /g, ','); // in values that it leaves as they are
}

test('there are templates to compare', () => expect(sources.length).toBeGreaterThan(90));

test.each(sources)('%s: the short template says what the written one says', (_, source) => {
  const written = templatesOf(withStaticStyles(source, (css) => css)).map(understood);
  const short = templatesOf(withStaticStyles(source)).map(understood);
  expect(short).toEqual(written);
});

test('a token that is one value everywhere is written as that value, any other as its variable', () => {
  const template = (css: string) => `import { token } from '../tokens';\nconst look = \`\n  ${css};\n\`;`;
  const value = (css: string) => /`(.*)`/.exec(withStaticStyles(template(css)))?.[1];

  expect(value('padding: ${token.space[4]} ${token.layout.gutter}')).toBe('padding:16px 24px;');
  expect(value('transition: opacity ${token.motion.state} ${token.motion.ease}')).toBe(
    'transition:opacity 120ms cubic-bezier(0,0,.2,1);',
  );
  expect(value('color: ${token.color.text.primary}')).toBe('color:var(--quoin-color-text-primary);');
  expect(value('min-height: ${token.density.target}')).toBe('min-height:var(--quoin-density-target);');
  expect(value('line-height: ${token.font.leading.body}')).toBe(
    'line-height:var(--quoin-font-leading-body);',
  );
  expect(value('font-family: ${token.font.family.interface}')).toBe(
    'font-family:var(--quoin-font-family-interface);',
  );
});
