// `npm run bench:ui`: bytes and times of every scene in every kit; writes the first part of docs/benchmarks.md.
// `-- --share 0.1` runs a tenth of the rounds, for a quick try.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildScene, measureBytes } from './build-scene';
import { against, buildPackages, machine, table, writePart } from './report';
import { BYTE_BUDGETS, KIT_NAMES, KITS, SCENES, type Kit } from './scene-table';
import { MEASURES, measureTimes, RULES_BUDGET, type Times } from './times';

const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } });

buildPackages('@quoin/ui');
const byteRows = await byteTable();
const pages = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
let times: Times;
try {
  for (const scene of SCENES)
    for (const kit of KITS) await buildScene(scene, kit, join(pages, `${scene}-${kit}`));
  times = await measureTimes(pages, Number(values.share));
} finally {
  rmSync(pages, { recursive: true });
}

const VERSIONS = [
  'react',
  'react-dom',
  'styled-components',
  '@quoin/ui',
  '@mui/material',
  '@emotion/react',
  '@salt-ds/core',
  '@salt-ds/theme',
  'vite',
].map((name) => {
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string }; // npm writes it
  return `${name} ${version}`;
});

writePart(
  'ui',
  `## The component package, @quoin/ui

By \`npm run bench:ui\`. Byte budgets are part of \`npm test\` (step \`package\`); times are not, because they depend on the machine.

### Bytes

KiB of JavaScript and CSS after gzip of a production Vite build, over the same scene in plain React DOM with one CSS file. Only what the page loads before it shows is counted. styled-components is included in the figures.

${byteRows}

### Time, memory and style rules

Ratios to plain React DOM in the same run of the same browser, medians of interleaved rounds. 1.00 is as fast as the elements alone.

${timeTable()}

@quoin/ui mounts the form in ${ratio('form: mount', 'quoin', 'styled').toFixed(2)} of the time of plain styled-components (budget 1.15).

In milliseconds, for scale (the heap in MiB):

${absoluteTable()}

### The machine

${machine(times.browser)}.

${VERSIONS.join(' · ')}

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

async function byteTable(): Promise<string> {
  const rows: string[][] = [];
  for (const scene of [...SCENES, 'all'] as const) {
    const { kib, what } = BYTE_BUDGETS[scene];
    const row = [what, String(kib), against(await measureBytes(scene, 'quoin'), kib, 1)];
    for (const kit of ['styled', 'mui', 'salt'] as const)
      row.push(scene === 'all' ? '' : (await measureBytes(scene, kit)).toFixed(1));
    rows.push(row);
  }
  return table([['scene', 'budget', '@quoin/ui', KIT_NAMES.styled, KIT_NAMES.mui, KIT_NAMES.salt], ...rows]);
}

function ratio(measure: string, kit: Kit, to: Kit): number {
  const medians = times.medians.get(measure);
  return medians ? medians[kit] / medians[to] : Number.NaN;
}

function timeTable(): string {
  const compared = KITS.filter((kit) => kit !== 'plain');
  return table([
    ['', 'budget', ...compared.map((kit) => KIT_NAMES[kit])],
    ...MEASURES.map(({ name, budget }) => [
      name,
      budget,
      ...compared.map((kit) => against(ratio(name, kit, 'plain'), kit === 'quoin' ? budget : undefined, 2)),
    ]),
    [
      'form: style rules',
      `under ${RULES_BUDGET}`,
      ...compared.map((kit) => against(times.rules[kit], kit === 'quoin' ? RULES_BUDGET - 1 : undefined, 0)),
    ],
  ]);
}

function absoluteTable(): string {
  return table([
    ['', ...KITS.map((kit) => KIT_NAMES[kit])],
    ...MEASURES.map(({ name }) => {
      const scale = name.endsWith('heap') ? 1 / 1024 ** 2 : 1;
      return [
        name,
        ...KITS.map((kit) => ((times.medians.get(name)?.[kit] ?? Number.NaN) * scale).toFixed(2)),
      ];
    }),
  ]);
}
