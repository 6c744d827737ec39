// Writes src/countries/codes.json, names.en.json and names.zh-CN.json: every ISO 3166-1 country with its name from
// the Intl data of this Node version. Run it when the list of countries changes: `node scripts/write-country-names.mjs`.
import { writeFile } from 'node:fs/promises';

/** Two-letter codes that Intl names although ISO 3166-1 does not list them. */
const NOT_LISTED =
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB ' +
  'XK YD YU ZR ZZ';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const named = (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const english = named('en');

const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => english.of(code) && !NOT_LISTED.includes(code),
);
if (codes.length !== 249)
  throw new Error(`ISO 3166-1 has 249 countries, not ${codes.length}: ${codes.join(' ')}`);

const write = (name, content) =>
  writeFile(new URL(`../src/countries/${name}.json`, import.meta.url), content);

await write('codes', `${JSON.stringify(codes.join(' '))}\n`);
for (const language of ['en', 'zh-CN']) {
  const names = named(language);
  const rows = codes.map((code) => `  ${JSON.stringify(code)}: ${JSON.stringify(names.of(code))}`);
  await write(`names.${language}`, `{\n${rows.join(',\n')}\n}\n`);
}
