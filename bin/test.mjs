// Everything that CI runs, in one command: style, lint, types, unused code, jest, the gate over every story, the published
// packages with their sizes, visual snapshots, the journey in the current and the oldest Chromium, and Firefox and WebKit.
// The last line has the totals of checks and tests. Exits with 1 if anything failed.
//   npm test                  all steps
//   npm test -- jest visual   only these steps
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * A check counts as one; a suite writes a report with its own counts. Steps that only read the sources run in parallel and
 * print their output when they finish.
 */
const STEPS = [
  { name: 'format', reads: true, command: 'npx prettier --check --log-level warn .' },
  { name: 'lint', reads: true, command: 'npx eslint . --max-warnings 0' },
  { name: 'types', reads: true, command: 'npm run typecheck --silent' },
  { name: 'unused', reads: true, command: 'npx knip' },
  // Downloads in parallel; finishes before any step that needs a browser.
  { name: 'browsers', reads: true, command: 'node bin/install-browsers.mjs' },
  { name: 'build', command: 'npx turbo run build --output-logs=errors-only' },
  {
    name: 'jest',
    command: 'npx jest --config tests/jest.config.mjs --json --outputFile tests/test-results/jest.json',
    report: 'tests/test-results/jest.json',
    count: ({
      numPassedTests,
      numFailedTests,
      numFailedTestSuites,
      numRuntimeErrorTestSuites,
      testResults,
    }) => ({
      passed: numPassedTests,
      failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : numRuntimeErrorTestSuites),
      remarks: testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['did not run'];
          return titles.map((title) => `failed: ${relative(root, name)} › ${title}`);
        }),
    }),
  },
  {
    name: 'gate',
    command: 'npm run gate -w @quoin/e2e --silent',
    report: 'e2e/test-results/gate.json',
    count: countPlaywright,
  },
  {
    name: 'package',
    command: 'npm run package -w @quoin/e2e --silent',
    report: 'e2e/test-results/package.json',
    count: countPlaywright,
  },
  {
    name: 'visual',
    command: 'npm run visual -w @quoin/e2e --silent',
    report: 'e2e/test-results/visual.json',
    count: countPlaywright,
  },
  {
    name: 'journey',
    command: 'npm run e2e -w @quoin/e2e --silent',
    report: 'e2e/test-results/journey.json',
    count: countPlaywright,
  },
  {
    name: 'engines',
    command: 'npm run engines -w @quoin/e2e --silent',
    report: 'e2e/test-results/engines.json',
    count: countPlaywright,
  },
];

const NEED_BROWSERS = ['gate', 'package', 'journey', 'engines'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. Choose from: ${STEPS.map((step) => step.name).join(', ')}.\n`,
  );
  process.exit(2);
}

const needsBrowsers = wanted.some((name) => NEED_BROWSERS.includes(name));
const chosen = STEPS.filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name) || (needsBrowsers && name === 'browsers'),
);
const results = await Promise.all(chosen.filter(({ reads }) => reads).map(run));
for (const step of chosen.filter(({ reads }) => !reads)) results.push(await run(step));
process.stdout.write('\n');
for (const { name, passed, failed, seconds, remarks } of results) {
  process.stdout.write(
    `${failed ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
  for (const remark of remarks) process.stdout.write(`    ${remark}\n`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function run(step) {
  const title = `\n── ${step.name}\n`;
  if (!step.reads) process.stdout.write(title);
  const started = Date.now();
  const report = step.report && join(root, step.report);
  if (report) {
    rmSync(report, { force: true });
    // jest discards its results if this folder is missing, as in a fresh clone.
    mkdirSync(dirname(report), { recursive: true });
  }
  const { status, output } = await execute(step);
  if (step.reads) process.stdout.write(`${title}${output}`);
  const counted =
    report && existsSync(report)
      ? step.count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A run that failed without a failed test (a crash, a server that did not start) counts as a failure too.
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return {
    name: step.name,
    passed: counted.passed,
    failed,
    remarks: counted.remarks ?? [],
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/** Prints the output immediately, or returns it if other steps run in parallel. */
function execute({ command, reads }) {
  const stdio = reads ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, { cwd: root, shell: true, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (status) => done({ status, output })));
}

function countPlaywright({ stats, suites }) {
  const titles = (status) => suites.flatMap((suite) => titlesWith(status, suite));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    remarks: [
      ...titles('unexpected').map((title) => `failed: ${title}`),
      ...titles('flaky').map((title) => `failed once, then passed: ${title}`),
    ],
  };
}

function titlesWith(status, { specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `${file} ${projectName} › ${title}`),
  );
  return [...own, ...suites.flatMap((suite) => titlesWith(status, suite))];
}
