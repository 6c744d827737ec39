// The public pages' part of docs/benchmarks.md, written from one run.
import { cpus } from 'node:os';
import type { Audit } from './audit';

/** One load in a browser that is slowed down. */
export interface Slowed {
  /** Largest contentful paint, in seconds. */
  lcp: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** Thousands of bytes of script as they travel. */
  script: number;
}

export interface Load {
  /** Below /go. */
  path: string;
  slowed: Slowed;
  audit: Audit;
}

const BUDGET = { lcp: 1.5, script: 220, shift: 0 };

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** Lighthouse's, of a hundred each. */
const scored = ({ accessibility, 'best-practices': practices, seo }: Audit['scores']) =>
  [accessibility, practices, seo].join(' · ');
/** A figure that is over its budget says so in words, not by colour. */
const against = (value: number, budget: number, digits: number) =>
  `${value.toFixed(digits)}${Number(value.toFixed(digits)) > budget ? ` (over ${budget})` : ''}`;

export const firstLoadPart = (
  loads: readonly Load[],
  browser: string,
  date: string,
): string => `## The first load of public pages

By \`npm run bench:first-load\`. How much script a first load may carry is part of \`npm test\` (step \`journey\`, public pages); times are not, because they depend on the machine.

With an empty cache, medians of five loads. LCP is the largest contentful paint in seconds, shift the cumulative layout shift. Lighthouse simulates a slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, on a phone. The slowed browser is a Chromium that is held back as much while it loads; script is thousands of bytes of brotli, until nothing more comes.

${[
  row([
    'page',
    `Lighthouse: LCP, budget ${BUDGET.lcp}`,
    `shift, budget ${BUDGET.shift}`,
    'accessibility · best practices · SEO, budget 100',
    'slowed browser: LCP',
    'shift',
    `script, budget ${BUDGET.script}`,
  ]),
  row(['---', '--:', '--:', '--:', '--:', '--:', '--:']),
  ...loads.map(({ path, slowed, audit }) =>
    row([
      `\`/go${path}\``,
      against(audit.lcp, BUDGET.lcp, 2),
      against(audit.shift, BUDGET.shift, 3),
      scored(audit.scores),
      against(slowed.lcp, BUDGET.lcp, 2),
      against(slowed.shift, BUDGET.shift, 3),
      against(slowed.script, BUDGET.script, 0),
    ]),
  ),
].join('\n')}

${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${browser}, ${date}.
`;
