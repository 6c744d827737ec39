// The component package's part of docs/benchmarks.md, written from one run.
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { KITS, SCENES, type BYTE_BUDGETS, type Kit, type MeasuredScene } from './scene-table';
import { MEASURES, RULES_BUDGET, type Times } from './times';

interface Run {
  date: string;
  bytes: ReadonlyMap<MeasuredScene, ReadonlyMap<Kit, number>>;
  budgets: typeof BYTE_BUDGETS;
  times: Times;
}

const NAMES: Record<Kit, string> = {
  plain: 'plain React DOM',
  styled: 'plain styled-components',
  quoin: '@quoin/ui',
  mui: 'MUI',
  salt: 'Salt',
};

const PACKAGES = [
  'react',
  'react-dom',
  'styled-components',
  '@quoin/ui',
  '@mui/material',
  '@emotion/react',
  '@salt-ds/core',
  '@salt-ds/theme',
  'vite',
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

/** A figure beside its budget; one that is over says so in words, not by colour. */
const against = (value: number, budget: number | undefined, digits: number) =>
  `${value.toFixed(digits)}${budget !== undefined && value > budget ? ` (over ${budget})` : ''}`;

export function benchmarksPage({ date, bytes, budgets, times }: Run): string {
  return `## The component package, @quoin/ui

By \`npm run bench:ui\`. Byte budgets are part of \`npm test\` (step \`package\`); times are not, because they depend on the machine.

### Bytes

KiB of JavaScript and CSS after gzip of a production Vite build, over the same scene in plain React DOM with one CSS file. Only what the page loads before it shows is counted. styled-components is in the figures: it is external to nobody.

${byteTable(bytes, budgets)}

### Time, memory and style rules

Ratios to plain React DOM in the same run of the same browser, medians of interleaved rounds. 1.00 is as fast as the elements alone.

${timeTable(times)}

@quoin/ui mounts the form in ${overStyled(times).toFixed(2)} of the time of plain styled-components (budget 1.15).

In milliseconds, for scale (the heap in MiB):

${absoluteTable(times)}

### The machine

${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}, Chromium ${times.browser}, ${date}.

${PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(' · ')}

### How to read it

- The scenes are in \`e2e/bench/scenes\`, one file per kit: the same fields, cards, rows and words, built from what each kit offers. Kits that bring no country names, no phone formats and no pictures of products are given the names and a drawing, and do without the formats.
- **Form**: twelve fields, among them a country out of 249 and a phone number, and a stepper of five steps. Plain React DOM, plain styled-components have a native list of all countries in the page; @quoin/ui, MUI and Salt have a combo box, whose list comes when it is opened. That is why the first two are slow to mount, and it flatters the others.
- **A keystroke**: one character in a form whose answers live in one state above all fields, so that every field renders again.
- **Table**: 1,000 documents. @quoin/ui keeps only the rows near the view in the page, the others keep all. That is what its users get, and it is what makes its ratio small; it says nothing about the cost of a row.
- **Dialog**: from the press to the dialog in the page, laid out, without motion: as for somebody who asked the system for less of it, and MUI without its fade. With its arrival is what the others see; plain React DOM, plain styled-components and MUI have none.
- **Style rules**: what the form adds to the page's style sheets when it first mounts; a media query with its rules counts as one.
- Mounting is measured in a page that has mounted the scene before. The first mount of a page also puts the styles in, once.
- Compare ratios of one run, not milliseconds of two.
`;
}

const byteTable = (bytes: Run['bytes'], budgets: Run['budgets']) =>
  table(
    ['scene', 'budget', '@quoin/ui', NAMES.styled, NAMES.mui, NAMES.salt],
    [...SCENES, 'all' as const].map((scene) => {
      const of = (kit: Kit) => bytes.get(scene)?.get(kit);
      const { kib, what } = budgets[scene];
      return [
        what,
        String(kib),
        against(of('quoin') ?? Number.NaN, kib, 1),
        ...(['styled', 'mui', 'salt'] as const).map((kit) => of(kit)?.toFixed(1) ?? ''),
      ];
    }),
  );

function timeTable({ medians, rules }: Times): string {
  const compared = KITS.filter((kit) => kit !== 'plain');
  const ratios = MEASURES.map(({ name, budget }) => {
    const of = medians.get(name);
    return [
      name,
      budget === undefined ? '' : String(budget),
      ...compared.map((kit) => {
        const ratio = of ? of[kit] / of.plain : Number.NaN;
        return kit === 'quoin' ? against(ratio, budget, 2) : ratio.toFixed(2);
      }),
    ];
  });
  const counted = compared.map((kit) =>
    kit === 'quoin' ? against(rules[kit], RULES_BUDGET - 1, 0) : String(rules[kit]),
  );
  return table(
    ['', 'budget', ...compared.map((kit) => NAMES[kit])],
    [...ratios, ['form: style rules', `under ${RULES_BUDGET}`, ...counted]],
  );
}

const absoluteTable = ({ medians }: Times) =>
  table(
    ['', ...KITS.map((kit) => NAMES[kit])],
    MEASURES.map(({ name }) => {
      const scale = name.endsWith('heap') ? 1 / 1024 ** 2 : 1;
      const of = medians.get(name);
      return [name, ...KITS.map((kit) => ((of?.[kit] ?? Number.NaN) * scale).toFixed(2))];
    }),
  );

function overStyled({ medians }: Times): number {
  const of = medians.get('form: mount');
  return of ? of.quoin / of.styled : Number.NaN;
}

function versionOf(name: string): string {
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string }; // npm writes it
  return version;
}
