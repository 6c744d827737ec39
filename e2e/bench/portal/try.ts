import { openBrowser, openPage } from './open-portal';
import { threadTime } from './measure';
const browser = await openBrowser();
const [path, selector, count] = process.argv.slice(2) as [string, string, string];
const { page, session } = await openPage(browser);
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8.execute', ...(process.env.PROF ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
const t0 = Date.now();
await page.goto(`/go${path}`);
await page.waitForFunction(({ selector, count }) => document.querySelectorAll(selector).length >= Number(count), { selector, count }, { polling: 'raf' });
console.log('there', Date.now() - t0, await threadTime(session));
await page.waitForLoadState('networkidle');
if (process.env.SCROLL) {
  await page.evaluate(async () => { performance.mark('scroll');
    for (let n = 0; n < 400; n += 1) { const top = scrollY; scrollBy({ top: 40, behavior: 'instant' }); if (scrollY === top) break; await new Promise(requestAnimationFrame); } performance.mark('scrolled'); });
}
const trace = JSON.parse((await browser.stopTracing()).toString());
const { writeFileSync } = await import('node:fs');
writeFileSync('/tmp/wt-b-trace.json', JSON.stringify(trace));
const events = trace.traceEvents as any[];
const tasks = events.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask');
const main = events.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
const mark = (n: string) => events.find((e) => e.name === n && String(e.cat).includes('user_timing'))?.ts;
const from = process.env.SCROLL ? mark('scroll') : 0, to = process.env.SCROLL ? mark('scrolled') : Infinity;
const mine = tasks.filter((e) => e.ph === 'X' && e.ts >= from && e.ts <= to);
const byThread = new Map<string, any[]>();
for (const t of mine) { const k = `${t.pid}:${t.tid}`; byThread.set(k, [...(byThread.get(k) ?? []), t]); }
const names = new Map(events.filter((e) => e.name === 'thread_name').map((e) => [`${e.pid}:${e.tid}`, e.args.name]));
for (const [k, ts] of byThread) if (names.get(k) === 'CrRendererMain') {
  console.log(k, ts.length, 'sum dur', ts.reduce((s, t) => s + t.dur, 0) / 1000, 'sum tdur', ts.reduce((s, t) => s + (t.tdur ?? NaN), 0) / 1000);
  for (const t of [...ts].sort((a, b) => (b.tdur ?? b.dur) - (a.tdur ?? a.dur)).slice(0, 12)) {
    const inner = events.filter((e) => e.ph === 'X' && e.tid === t.tid && e.pid === t.pid && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && e !== t && (e.dur ?? 0) > 2000).map((e) => `${e.name}:${((e.tdur ?? e.dur) / 1000).toFixed(1)}`);
    console.log(((t.ts - ts[0].ts) / 1000).toFixed(0), 'dur', (t.dur / 1000).toFixed(1), 'tdur', ((t.tdur ?? NaN) / 1000).toFixed(1), inner.slice(0, 8).join(' '));
  }
}
await browser.close();
