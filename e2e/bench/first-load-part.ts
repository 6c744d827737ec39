// The public pages' part of docs/benchmarks.md, written from one run.
import { cpus } from 'node:os';

/** One page, loaded for the first time. */
export interface Load {
  /** Below /go. */
  path: string;
  /** Largest contentful paint, in seconds. */
  lcp: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** KiB of script as they travel, with headers. */
  script: number;
}

const BUDGET = { lcp: 1.2, script: 150, shift: 0 };

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** A figure that is over its budget says so in words, not by colour. */
const against = (value: number, budget: number, digits: number) =>
  `${value.toFixed(digits)}${Number(value.toFixed(digits)) > budget ? ` (over ${budget})` : ''}`;

export const firstLoadPart = (
  loads: readonly Load[],
  browser: string,
  date: string,
): string => `## The first load of public pages

By \`npm run bench:first-load\`. How much script a first load may carry is part of \`npm test\` (step \`journey\`, public pages); times are not, because they depend on the machine.

With an empty cache, over a slow 4G (1.6 Mbit/s, 150 ms), by a processor made four times slower; medians of five loads. Script is KiB of brotli with headers; the largest contentful paint (LCP) is in seconds.

${[
  row(['page', `script, budget ${BUDGET.script}`, `LCP, budget ${BUDGET.lcp}`, 'layout shift, budget 0']),
  row(['---', '--:', '--:', '--:']),
  ...loads.map(({ path, lcp, shift, script }) =>
    row([
      `\`/go${path}\``,
      against(script, BUDGET.script, 0),
      against(lcp, BUDGET.lcp, 2),
      against(shift, BUDGET.shift, 3),
    ]),
  ),
].join('\n')}

${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${browser}, ${date}.
`;
