// How fast screens with much in them open and scroll on a slow machine; writes its part of docs/benchmarks.md. The portal
// has to be built.
//   npm run bench:portal
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../median';
import { openingTime, scrollingTimes, type Screen } from './measure';
import { openBrowser, openPage } from './open-portal';
import { DOCUMENTS, INVESTMENTS, replyTo } from './world';

const SLOWER = 4;
const ROUNDS = 7;
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
const rows: string[] = [];
for (const screen of SCREENS) {
  const opening: number[] = [];
  const frames: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, session } = await openPage(browser, replyTo);
    opening.push(await openingTime(page, session, screen));
    await page.waitForLoadState('networkidle');
    const scrolling = await scrollingTimes(browser, page, session);
    frames.push(scrolling.frame);
    longest.push(scrolling.longest);
    await page.context().close();
  }
  const cells = [
    told(opening, OPENING_BUDGET, 0),
    told(frames, FRAME_BUDGET, 1),
    told(longest, FRAME_BUDGET, 1),
  ];
  rows.push(`| ${screen.what} | ${cells.join(' | ')} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}
const version = browser.version();
await browser.close();

const part = `## The portal

By \`npm run bench:portal\`: the built portal in Chromium ${version} with its answers at hand. Milliseconds of processor time of the page's thread, the middle one of ${ROUNDS} rounds, times ${SLOWER}: so long a machine of a quarter of the speed has to work that does nothing else. Opening is from the first answer to the frame in which what the row names is there (budget ${OPENING_BUDGET}). Charts are drawn when the list stands and the browser has nothing else to do: their row says when they are there, not when the page can be read. A frame is one of those in which the page is scrolled, on average; the longest task is the longest that the thread works without a break meanwhile (budget of both ${FRAME_BUDGET.toFixed(1)}, a sixtieth of a second). The browser scrolls what is drawn already without this thread: a longer task delays rows that are still below the window.

| screen | opening | a frame of scrolling | its longest task |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}; ${busy.toFixed(1)} tasks wanted to run at a time when it began, ${loadavg()[0]?.toFixed(1)} when it ended.`;
execFileSync(process.execPath, [join(import.meta.dirname, '../../../bin/write-benchmarks.mjs'), 'portal'], {
  input: part,
});

function told(times: number[], budget: number, digits: number): string {
  const slow = median(times) * SLOWER;
  return slow.toFixed(digits) + (slow > budget ? ` (over ${budget.toFixed(digits)})` : '');
}
