// How fast screens with much in them open and scroll on a slow machine; writes its part of docs/benchmarks.md. The portal
// has to be built.
//   npm run bench:portal
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../median';
import { openingTime, type Screen } from './measure';
import { openBrowser, openPage } from './open-portal';
import { LONG_PAGES, scrolled, WAYS, type Scrolling } from './scrolling';
import { DOCUMENTS, INVESTMENTS, replyTo } from './world';

const SLOWER = 4;
const ROUNDS = 7;
const SCROLLING_ROUNDS = 3;
const OPENING_BUDGET = 1000;
const FRAME_BUDGET = 1000 / 60;

const tableOf = (rows: number) => ({
  selector: `[data-quoin="DocumentTable"][aria-rowcount="${rows + 1}"]`,
  count: 1,
});

const SCREENS: readonly Screen[] = [
  {
    what: `My Portfolio: ${INVESTMENTS} investments`,
    path: '/my-investment/all',
    call: '/v1/investors/investment',
    shows: { selector: '[data-quoin="InvestmentCard"]', count: INVESTMENTS },
  },
  {
    what: 'the same with its charts drawn, ten years of months',
    path: '/my-investment/all',
    call: '/v1/investors/investment',
    shows: {
      selector: ':is([data-quoin="NavChart"], [data-quoin="AllocationDonut"]) svg.apexcharts-svg',
      count: 2,
    },
  },
  {
    what: `current investments with what can be redeemed of each: ${INVESTMENTS}`,
    path: '/my-investment/current',
    call: '/v1/user/redemptions',
    shows: { selector: 'section[aria-labelledby="redemptions"] [data-quoin="Card"]', count: INVESTMENTS },
  },
  {
    what: 'performance of one investment, ten years of months',
    path: '/my-investment/current/investment-0/performance',
    call: '/v1/investments/investment-0/performance',
    shows: { selector: '[data-quoin="NavChart"] svg.apexcharts-svg', count: 1 },
  },
  {
    what: `My Documents: the newest 500 of ${DOCUMENTS.toLocaleString('en')}`,
    path: '/my-document',
    call: '/v1/documents',
    shows: tableOf(500),
  },
  {
    what: `My Documents: all ${DOCUMENTS.toLocaleString('en')}, in twenty answers`,
    path: '/my-document',
    call: '/v1/documents',
    shows: tableOf(DOCUMENTS),
  },
];

const [busy = 0] = loadavg();
const browser = await openBrowser();
const openings: string[] = [];
for (const screen of SCREENS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, session } = await openPage(browser, replyTo);
    times.push(await openingTime(page, session, screen));
    await page.context().close();
  }
  openings.push(`| ${screen.what} | ${told(times, OPENING_BUDGET, 0)} |`);
  process.stdout.write(`${openings.at(-1)}\n`);
}
const cases = LONG_PAGES.flatMap((longPage) =>
  WAYS.map((way) => ({ longPage, way, rounds: [] as Scrolling[] })),
);
// In turns, so that a machine that is busy for a while is so for all of them.
for (let round = 0; round < SCROLLING_ROUNDS; round += 1)
  for (const { longPage, way, rounds } of cases) rounds.push(await scrolled(browser, longPage, way, SLOWER));
const scrollings = cases.map(({ longPage, way, rounds }) => {
  const sum = (of: keyof Scrolling) => rounds.reduce((total, { [of]: count }) => total + count, 0);
  const longest = rounds.map(({ longestTask }) => longestTask);
  const counts = [sum('shown'), sum('dropped'), sum('unpainted'), sum('withoutRow')];
  return `| ${longPage.what} | ${way.by} | ${counts.join(' | ')} | ${told(longest, FRAME_BUDGET, 1)} |`;
});
process.stdout.write(`${scrollings.join('\n')}\n`);
const version = browser.version();
await browser.close();

const part = `## The portal

By \`npm run bench:portal\`: the built portal in Chromium ${version} with its answers at hand. Milliseconds of processor time of the page's thread, the middle one of ${ROUNDS} rounds, times ${SLOWER}: so long a machine of a quarter of the speed has to work that does nothing else. Opening is from the first answer to the frame in which what the row names is there (budget ${OPENING_BUDGET}). Charts are drawn when the list stands and the browser has nothing else to do: their row says when they are there, not when the page can be read.

| screen | opening |
| --- | ---: |
${openings.join('\n')}

Scrolled as people do it, by what the browser gets from a wheel (1280 pixels wide, 2,000 pixels a second) and from a finger (390 wide, one swipe after the other), down and up again, the page's thread slowed down ${SLOWER} times; all frames of ${SCROLLING_ROUNDS} rounds in turns, as the browser itself reports them. A dropped frame is one in which the page should have moved on and stood still; an unpainted one showed a part of the window before it was painted; in one without a row a row or card of the window was not in the page yet. What is dropped on the page of plain text is dropped by the machine. The longest task is what the page's thread works at most without a break meanwhile, in processor time as above (${FRAME_BUDGET.toFixed(1)} is a sixtieth of a second): the browser scrolls what is drawn already without that thread.

| page | by | frames | dropped | unpainted | without a row | longest task |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${scrollings.join('\n')}

${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}; ${busy.toFixed(1)} tasks wanted to run at a time when it began, ${loadavg()[0]?.toFixed(1)} when it ended.`;
execFileSync(process.execPath, [join(import.meta.dirname, '../../../bin/write-benchmarks.mjs'), 'portal'], {
  input: part,
});

function told(times: number[], budget: number, digits: number): string {
  const slow = median(times) * SLOWER;
  return slow.toFixed(digits) + (slow > budget ? ` (over ${budget.toFixed(digits)})` : '');
}
