// Writes the server's part of docs/benchmarks.md from one run.
import { cpus, totalmem } from 'node:os';
import type { Measured } from './measure';
import { GROWTH_BUDGET, type Memory } from './memory';
import { P99_BUDGET_MS } from './scenes';
import type { MeasuredSignIn } from './sign-in';
import type { TableSize } from './sizes';
import type { TwoServers } from './two-servers';
import type { Explained } from './walk';

export interface Run {
  date: string;
  seededSeconds: number | undefined;
  measured: readonly Measured[];
  signIn: MeasuredSignIn;
  two: TwoServers;
  memory: Memory | undefined;
  walk: { explained: readonly Explained[]; walked: readonly string[]; refused: readonly string[] };
  sizes: readonly TableSize[];
}

export const QUERY_BUDGET_MS = 20;
/** Minimum number of sign-ins as a fraction of the hashes that this machine computes. */
const SIGN_IN_BUDGET = 0.8;
const MIB = 1024 ** 2;

export function serverPage(run: Run): string {
  const { walk, two, memory, signIn } = run;
  const slow = walk.explained.filter(({ ms }) => ms > QUERY_BUDGET_MS);
  return `## The server

By \`npm run bench:server\`: ${getRows(run, 'accounts')} accounts, ${getRows(run, 'investments')} investments, ${getRows(run, 'documents')} documents${run.seededSeconds === undefined ? '' : `, seeded in ${run.seededSeconds} s`}, on the embedded PostgreSQL as \`npm start\` starts it, with one server process unless stated otherwise. The load generator, the server and PostgreSQL share the machine.

### Throughput

Ratios to a Fastify route that only returns as many bytes, in the same run. p50 and p99 are milliseconds at half of the peak.

${table(
  [
    'call',
    'budget',
    'ratio',
    'responses per second',
    'empty route',
    'bytes',
    'p50',
    'p99',
    'failed',
    'µs server',
    'µs PostgreSQL',
  ],
  run.measured.map((one) => [
    one.scene.name,
    one.scene.budget?.toFixed(2) ?? '',
    one.scene.budget === undefined ? one.ratio.toFixed(2) : atLeast(one.ratio, one.scene.budget),
    count(one.peak),
    count(one.empty),
    count(one.bytes),
    String(one.half.p50),
    atMost(one.half.p99, P99_BUDGET_MS),
    String(one.failed),
    one.serverMicros?.toFixed(0) ?? '',
    one.databaseMicros?.toFixed(0) ?? '',
  ]),
)}

The last two columns are processor time for each request. The product list and the portfolio are requested repeatedly without a change in between, which is the usual case: the server returns a cached response after it has checked in the database that the response is still valid. "Not cached" is the first request for a date.

Sign-in: ${signIn.signIns.toFixed(1)} per second, ${signIn.failed} failed; this machine checks ${signIn.hashes.toFixed(1)} hashes per second when it does nothing else, so the ratio is ${atLeast(signIn.ratio, SIGN_IN_BUDGET)} (budget ${SIGN_IN_BUDGET}).

### Two processes

${two.scene}: ${count(two.one.throughput)} responses per second from one process, ${count(two.two.throughput)} from two behind a load balancer that distributes connections in turn, ${two.one.failed + two.two.failed} failed. A session that was ended at one process is rejected by the other after ${two.refusedAfterMs.toFixed(0)} ms.

### Memory

${memoryText(memory)}

### Queries

Every query that a walk over the ${walk.walked.length} calls with GET sends, for the account with the most investments, by EXPLAIN (ANALYZE, BUFFERS): median execution time of five runs, pages of 8 KiB, and tables that are scanned in full. ${slow.length === 0 ? `None takes more than ${QUERY_BUDGET_MS} ms.` : `Over ${QUERY_BUDGET_MS} ms: ${slow.map(({ call, reads }) => `${call} (${reads})`).join(', ')}.`}

${table(
  ['call', 'reads', 'ms', 'pages', 'indexes', 'scanned in full'],
  walk.explained.map((one) => [
    one.call,
    one.reads,
    atMost(one.ms, QUERY_BUDGET_MS, 2),
    count(one.pages),
    one.indexes.join(', '),
    one.whole.join(', '),
  ]),
)}

${walk.refused.length === 0 ? 'Every call succeeded.' : `Calls that returned an error because the account has no such data or no access to it: ${walk.refused.join(', ')}.`}

### Table sizes

${table(
  ['table', 'rows', 'MiB', 'bytes per row'],
  run.sizes.map(({ table: name, rows, bytes }) => [
    name,
    count(rows),
    (bytes / MIB).toFixed(0),
    count(bytes / rows),
  ]),
)}

${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}, ${run.date}.
`;
}

function memoryText(memory: Memory | undefined): string {
  if (!memory) return 'Not measured in this run: `npm run bench:server -- --minutes 10`.';
  const { minutes, samples, growth, failed } = memory;
  const [first, last] = [samples[0], samples.at(-1)].map((bytes) => ((bytes ?? 0) / MIB).toFixed(0));
  return `${minutes} minutes of all requests above, mixed, at half of the lowest of these peaks, ${failed} failed: ${first} MiB at the start, ${last} MiB at the end. Ratio of the last quarter to the second: ${atMost(growth, GROWTH_BUDGET, 2)} (budget ${GROWTH_BUDGET}).`;
}

const getRows = ({ sizes }: Run, name: string): string =>
  count(sizes.find(({ table: one }) => one === name)?.rows ?? 0);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const count = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Marks a figure that exceeds its budget. */
const atLeast = (value: number, budget: number) =>
  `${value.toFixed(2)}${value < budget ? ` (under ${budget})` : ''}`;
const atMost = (value: number, budget: number, digits = 0) =>
  `${value.toFixed(digits)}${value > budget ? ` (over ${budget})` : ''}`;
