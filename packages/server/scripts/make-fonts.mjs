// Makes fonts/*.ttf for the PDFs: instances of the variable fonts the portal uses, cut to the characters we set. Makes
// the four characters of the English pages' language switch for @quoin/ui as well, which has no Chinese font otherwise.
// The results are committed; run it again (`node scripts/make-fonts.mjs`) when a font package is updated.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const findFontFolder = (name) => join(dirname(require.resolve(`${name}/package.json`)), 'files');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Latin-1, the punctuation of good typesetting, and the figures' own minus. */
const LATIN = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff)) + '‘’“”–—…•†‡™−×≤≥€';

/** The rest of the Latin script, for names such as Łukasz or Nguyễn. */
const LATIN_EXTENDED = String.fromCodePoint(...range(0x100, 0x24f), ...range(0x1e00, 0x1eff));

/** GB 2312: the 6,763 characters in everyday use, names included, and its punctuation. */
function commonChinese() {
  const rows = [...range(0xa1, 0xa3), ...range(0xb0, 0xf7)];
  const bytes = Uint8Array.from(rows.flatMap((row) => range(0xa1, 0xfe).flatMap((cell) => [row, cell])));
  return new TextDecoder('gb2312').decode(bytes).replace(/[\uFFFD\uE000-\uF8FF]/g, '');
}

const FONTS = [
  {
    to: 'inter-regular.ttf',
    from: join(findFontFolder('@fontsource-variable/inter'), 'inter-latin-wght-normal.woff2'),
    text: LATIN,
    variationAxes: { wght: 400 },
  },
  {
    to: 'inter-semibold.ttf',
    from: join(findFontFolder('@fontsource-variable/inter'), 'inter-latin-wght-normal.woff2'),
    text: LATIN,
    variationAxes: { wght: 600 },
  },
  {
    to: 'source-serif-semibold.ttf',
    from: join(
      findFontFolder('@fontsource-variable/source-serif-4'),
      'source-serif-4-latin-wght-normal.woff2',
    ),
    text: LATIN,
    variationAxes: { wght: 600 },
  },
  {
    to: 'inter-extended.ttf',
    from: join(findFontFolder('@fontsource-variable/inter'), 'inter-latin-ext-wght-normal.woff2'),
    text: LATIN_EXTENDED,
    variationAxes: { wght: 400 },
  },
  {
    to: 'inter-vietnamese.ttf',
    from: join(findFontFolder('@fontsource-variable/inter'), 'inter-vietnamese-wght-normal.woff2'),
    text: LATIN_EXTENDED,
    variationAxes: { wght: 400 },
  },
  {
    to: 'noto-sans-sc-regular.ttf',
    from: join(
      findFontFolder('@fontsource/noto-sans-sc'),
      'noto-sans-sc-chinese-simplified-400-normal.woff2',
    ),
    text: commonChinese(),
  },
];

for (const { to, from, text, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(from), text, { targetFormat: 'truetype', variationAxes });
  await writeFile(new URL(`../fonts/${to}`, import.meta.url), font);
}

const chinese = new URL('../fonts/noto-sans-sc-regular.ttf', import.meta.url);
const languageName = await subsetFont(await readFile(chinese), '简体中文', { targetFormat: 'woff2' });
await writeFile(new URL('../../ui/src/fonts/chinese-language-name.woff2', import.meta.url), languageName);
