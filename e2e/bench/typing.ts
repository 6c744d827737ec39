// `npm run bench:typing`: the time per keystroke in the longest form on a slow machine, compared with the same fields in
// plain React; writes its part of docs/benchmarks.md. Use `-- --rounds 1` for a quick try.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { openSections } from '../journey/support/application';
import { INVESTMENT_ID, replyTo } from './long-application';
import { openBrowser, openPage, threadTime } from './open-portal';
import type { PlainField } from './plain-form';
import { against, buildPackages, machine, median, table, writePart } from './report';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const SLOWER = 4;
const BUDGET = 16;
/** From the first field to the last. */
const FIELDS = ['investor_name', 'signers.1.first_name', 'interested_parties.2.relationship', 'sales_name'];
const TYPED = 'The quick mason lays one stone upon another';
/** Longer than the debounce of validation, shorter than that of saving. */
const REST_MS = 600;

buildPackages('@quoin/portal');
const plainForm = await buildPlainForm();
const browser = await openBrowser();
const times = { portal: emptyTimes(), plain: emptyTimes(), inputs: emptyTimes() };
let count = 0;
for (let round = 0; round < Number(values.rounds); round += 1) {
  const { page, session } = await openPage(browser, replyTo);
  await page.goto(`/go/investment?id=${INVESTMENT_ID}`);
  await openSections(page);
  const fields = await page.evaluate(getFormFields);
  count = fields.length;
  await typeInAll(page, session, times.portal);

  await page.goto('about:blank');
  await page.addScriptTag({ content: plainForm });
  await page.evaluate((same) => window.drawPlainForm(same), fields);
  await typeInAll(page, session, times.plain);

  await page.setContent(FIELDS.map((name) => `<input name="${name}">`).join(''));
  await typeInAll(page, session, times.inputs);
  await page.context().close();
}
const version = browser.version();
await browser.close();

writePart(
  'typing',
  `## Typing in the longest form

By \`npm run bench:typing\`: the step "Investor information" of a trust with three signers, three interested parties, a mailing address and a sales representative, ${count} controls, in the built portal, and the same controls in plain React with one state above them, in Chromium ${version} slowed down ${SLOWER} times. Milliseconds of processor time of the page's thread for one key, from the key to the frame that shows it, including the work it leaves for later: script, style, layout and paint. "At rest" is the work when typing pauses: a form of the portal stores what was typed and validates it. ${times.portal.keys.length} keys in ${FIELDS.length} fields; half of them may take at most ${BUDGET}.

${table([
  ['form', 'p50', 'p95', 'max', `over ${BUDGET}`, 'at rest'],
  row('the portal', times.portal),
  row('plain React', times.plain),
  row('inputs of the browser, without script', times.inputs),
])}

${machine(version)}.`,
);

function emptyTimes() {
  return { keys: [] as number[], rests: [] as number[] };
}

async function typeInAll(page: Page, session: CDPSession, into: ReturnType<typeof emptyTimes>) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const name of FIELDS) {
    await page.locator(`[name="${name}"]`).fill('');
    const idle: number[] = [];
    const taken: number[] = [];
    for (const key of TYPED) {
      await settled(session);
      idle.push(await readTime(session, () => settled(session)));
      taken.push(await readTime(session, () => page.keyboard.type(key).then(() => settled(session))));
    }
    // Subtracts the cost of waiting without a keystroke.
    const waiting = median(idle);
    into.keys.push(...taken.map((time) => time - waiting));
    const rest = () => page.waitForTimeout(REST_MS).then(() => settled(session));
    into.rests.push((await readTime(session, rest)) - waiting);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function readTime(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await threadTime(session);
  await work();
  return (await threadTime(session)) - before;
}

/** Waits for the next frame and the work after it. */
function settled(session: CDPSession) {
  return session.send('Runtime.evaluate', {
    expression:
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    awaitPromise: true,
    returnByValue: true,
  });
}

/** Runs in the page: its controls with their values. */
function getFormFields(): PlainField[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form :is(input, select)');
  return [...controls].map((control, index) => ({
    name: control.name || `field-${index}`,
    label: control.labels?.[0]?.textContent ?? '',
    options: control instanceof HTMLSelectElement ? [...control.options].map(({ text }) => text) : undefined,
    type: control.type,
    value: control.value,
  }));
}

async function buildPlainForm(): Promise<string> {
  const input = join(import.meta.dirname, 'plain-form.tsx');
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input, output: { format: 'iife' } } },
  });
  return (result as Rollup.RollupOutput).output[0].code; // one set of outputs and no watcher
}

function row(form: string, { keys, rests }: ReturnType<typeof emptyTimes>): string[] {
  const sorted = keys.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const over = (keys.filter((key) => key > BUDGET).length / keys.length) * 100;
  return [
    form,
    against(at(0.5), BUDGET, 1),
    at(0.95).toFixed(1),
    at(1).toFixed(1),
    `${over.toFixed(1)} %`,
    median(rests).toFixed(1),
  ];
}
