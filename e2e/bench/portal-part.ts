// The portal's part of docs/benchmarks.md, written from one run.
import { cpus } from 'node:os';

/** One page, loaded for the first time. */
export interface Load {
  /** Below /go. */
  path: string;
  /** Largest contentful paint, in seconds. */
  lcp: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** KiB of script as they travel, with headers. */
  script: number;
  /** Of 100: performance, accessibility, best practices, SEO. */
  scores: readonly number[];
}

const BUDGET = { lcp: 1.2, script: 150 };

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** A figure that is over its budget says so in words, not by colour. */
const against = (value: number, budget: number, digits: number) =>
  `${value.toFixed(digits)}${value > budget ? ` (over ${budget})` : ''}`;

export const portalPart = (loads: readonly Load[], date: string): string => `## The portal

By \`npm run bench:portal\`. How much script a first load may carry is part of \`npm test\` (step \`journey\`, public pages); times are not, because they depend on the machine.

### First load of public pages

By Lighthouse, with an empty cache, on a simulated slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower; medians of three loads. Script is KiB of brotli with headers, budget ${BUDGET.script}; largest contentful paint (LCP) in seconds, budget ${BUDGET.lcp}; layout shift, budget 0; blocking time in milliseconds.

${[
  row([
    'page',
    'script',
    'LCP',
    'layout shift',
    'blocking time',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
  ]),
  row(['---', ...Array.from({ length: 8 }, () => '--:')]),
  ...loads.map(({ path, lcp, shift, blocked, script, scores }) =>
    row([
      `\`/go${path}\``,
      against(script, BUDGET.script, 0),
      against(lcp, BUDGET.lcp, 2),
      shift.toFixed(3),
      blocked.toFixed(0),
      ...scores,
    ]),
  ),
].join('\n')}

${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${date}.
`;
