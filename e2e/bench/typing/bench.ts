// How long a key takes in the longest form on a slow machine, beside the same fields in plain React; writes its part of
// docs/benchmarks.md. The portal has to be built.
//   npm run bench:typing
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { median } from '../median';
import { openBrowser, openPage } from '../portal/open-portal';
import { keyTimes } from './key-times';
import { INVESTMENT_ID, replyTo } from './long-application';
import type { PlainField } from './plain-form';

const SLOWER = 4;
const ROUNDS = 3;
const BUDGET = 16;
/** From the first field to the last. */
const FIELDS = ['investor_name', 'signers.1.first_name', 'interested_parties.2.relationship', 'sales_name'];

const browser = await openBrowser();
const script = await builtPlainForm();
const ours = timings();
const alone = timings();
const plain = timings();
let count = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const { page, session } = await openPage(browser, replyTo);
  await page.goto(`/go/investment?id=${INVESTMENT_ID}`);
  await page.locator('[name="sales_name"]').waitFor();
  const fields = await page.evaluate(fieldsOfForm);
  count = fields.length;
  await typeInAll(page, session, ours);

  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  await page.evaluate((same) => window.drawPlainForm(same), fields);
  await typeInAll(page, session, plain);

  await page.goto('about:blank');
  await page.evaluate(drawInputs, FIELDS);
  await typeInAll(page, session, alone);
  await page.context().close();
}
const version = browser.version();
await browser.close();

const part = `## Typing in the longest form

By \`npm run bench:typing\`: the step "Investor information" of a trust with three signers, three interested parties, a mailing address and a sales representative, ${count} controls, in the built portal, and the same controls in plain React with one state above them, in Chromium ${version} slowed down ${SLOWER} times. Milliseconds of processor time of the page's thread for one key, from the key to the frame that shows it and what is left for after it: script, style, layout and paint. At rest is what comes once, when nothing was typed for a moment: a form of the portal takes up what was typed and is judged. ${ours.keys.length} keys in ${FIELDS.length} fields (budget ${BUDGET}).

| form | p50 | p95 | max | over ${BUDGET} | at rest |
| --- | ---: | ---: | ---: | ---: | ---: |
${[row('the portal', ours), row('plain React', plain), row('inputs of the browser, without script', alone)].join('\n')}

${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}.`;
process.stdout.write(`${part}\n`);
execFileSync(process.execPath, [join(import.meta.dirname, '../../../bin/write-benchmarks.mjs'), 'typing'], {
  input: part,
});

function timings() {
  return { keys: [] as number[], rests: [] as number[] };
}

async function typeInAll(page: Page, session: CDPSession, times: ReturnType<typeof timings>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const name of FIELDS) {
    const { keys, rest } = await keyTimes(page, session, name);
    times.keys.push(...keys);
    times.rests.push(rest);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Runs in the page: what may be filled in there, with what it holds. */
function fieldsOfForm(): PlainField[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form :is(input, select)'),
  ];
  return controls.map((control, place) => ({
    name: control.name || `field-${place}`,
    label: control.labels?.[0]?.textContent ?? '',
    kind:
      control instanceof HTMLSelectElement
        ? { options: [...control.options].map(({ text }) => text) }
        : { type: control.type },
    value: control.value,
  }));
}

/** Runs in the page. */
function drawInputs(names: string[]): void {
  for (const name of names) document.body.append(Object.assign(document.createElement('input'), { name }));
}

async function builtPlainForm(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: { input: join(import.meta.dirname, 'plain-form.tsx'), output: { format: 'iife' } },
    },
  });
  const { output } = result as Rollup.RollupOutput; // one set of outputs and no watcher: that is what these options give
  return output[0].code;
}

function row(what: string, { keys, rests }: ReturnType<typeof timings>): string {
  const sorted = keys.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const cells = [at(0.5), at(0.95), at(1)].map(
    (value) => `${value.toFixed(1)}${value > BUDGET ? ` (over ${BUDGET})` : ''}`,
  );
  const over = `${((keys.filter((key) => key > BUDGET).length / keys.length) * 100).toFixed(1)} %`;
  return `| ${[what, ...cells, over, median(rests).toFixed(1)].join(' | ')} |`;
}
