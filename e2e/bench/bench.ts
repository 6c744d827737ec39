// `npm run bench:ui`: bytes and times of every scene in every kit; writes the first part of docs/benchmarks.md.
// `-- --share 0.1` runs a tenth of the rounds, for a quick try.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { buildScene, measureBytes } from './build-scene';
import { against, buildPackages, machine, table, writePart } from './report';
import { BYTE_BUDGETS, KIT_NAMES, KITS, SCENES, type Kit } from './scene-table';
import { MEASURES, measureTimes, RULES_BUDGET } from './times';

const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } });

buildPackages('@quoin/ui');
const byteRows = [['scene', 'budget', '@quoin/ui', KIT_NAMES.styled, KIT_NAMES.mui, KIT_NAMES.salt]];
for (const scene of [...SCENES, 'all'] as const) {
  const { kib, what } = BYTE_BUDGETS[scene];
  const row = [what, String(kib), against(await measureBytes(scene, 'quoin'), kib, 1)];
  for (const kit of ['styled', 'mui', 'salt'] as const)
    row.push(scene === 'all' ? '' : (await measureBytes(scene, kit)).toFixed(1));
  byteRows.push(row);
}

const pages = join(import.meta.dirname, '../test-results/bench');
for (const scene of SCENES)
  for (const kit of KITS) await buildScene(scene, kit, join(pages, `${scene}-${kit}`));
const { browser, getMedian } = await measureTimes(pages, Number(values.share));

const compared = KITS.filter((kit) => kit !== 'plain');
const compare = (getValue: (kit: Kit) => number, budget: number, digits: number) =>
  compared.map((kit) => against(getValue(kit), kit === 'quoin' ? budget : undefined, digits));
const timeRows = MEASURES.map(({ name, budget }) => {
  const getRatio = (kit: Kit) => getMedian(name, kit) / getMedian(name, 'plain');
  return [name, budget, ...compare(getRatio, budget, 2)];
});
const ruleCounts = compare((kit) => getMedian('form: style rules', kit), RULES_BUDGET - 1, 0);
const absoluteRows = MEASURES.map(({ name }) => {
  const unit = name.endsWith('heap') ? 1024 ** 2 : 1;
  return [name, ...KITS.map((kit) => (getMedian(name, kit) / unit).toFixed(2))];
});

const PACKAGES = /^(@emotion\/react|@mui\/|@quoin\/ui|@salt-ds\/|react|styled-components|vite)/;
const versions = Object.entries(manifest.devDependencies)
  .filter(([name]) => PACKAGES.test(name))
  .map((named) => named.join(' '));

writePart(
  'ui',
  `## The component package, @quoin/ui

By \`npm run bench:ui\`. Byte budgets are part of \`npm test\` (step \`package\`); times are not, because they depend on the machine.

### Bytes

KiB of JavaScript and CSS after gzip of a production Vite build, over the same scene in plain React DOM with one CSS file. Only what the page loads before it shows is counted. styled-components is included in the figures.

${table(byteRows)}

### Time, memory and style rules

Ratios to plain React DOM in the same run of the same browser, medians of interleaved rounds. 1.00 is as fast as the elements alone.

${table([
  ['', 'budget', ...compared.map((kit) => KIT_NAMES[kit])],
  ...timeRows,
  ['form: style rules', `under ${RULES_BUDGET}`, ...ruleCounts],
])}

@quoin/ui mounts the form in ${(getMedian('form: mount', 'quoin') / getMedian('form: mount', 'styled')).toFixed(2)} of the time of plain styled-components (budget 1.15).

In milliseconds, for scale (the heap in MiB):

${table([['', ...Object.values(KIT_NAMES)], ...absoluteRows])}

### The machine

${machine(browser)}.

${versions.join(' · ')}

### How to read it

- \`e2e/bench/scenes.tsx\` has each scene once, and \`e2e/bench/kits\` the parts of each kit: the same fields, cards, rows and text, built from what each kit offers. Kits without country names, phone formats or pictures of products get the names and a drawing, and no formats.
- **Form**: twelve fields, among them a country out of 249 and a phone number, and a stepper of five steps. Plain React DOM and plain styled-components have a native list of all countries in the page; @quoin/ui, MUI and Salt have a combo box, whose list is created when it opens. That is why the first two are slow to mount, and it flatters the others.
- **A keystroke**: one character in a form whose answers are one state above all fields, so that every field renders again.
- **Table**: 1,000 documents. @quoin/ui keeps only the rows near the view in the page, the others keep all. Its ratio is small for that reason and shows nothing about the cost of a row.
- **Dialog**: from the press to the dialog in the page, laid out, with reduced motion and MUI without its fade. "With its arrival" includes the animation; plain React DOM, plain styled-components and MUI have none.
- **Style rules**: what the form adds to the page's style sheets when it first mounts; a media query with its rules counts as one.
- **First mount**: in a page that has just been loaded, so that it also compiles the scripts and adds the styles. The other mounts are measured in a page that has mounted the scene before.
- Compare ratios of one run, not milliseconds of two.`,
);
