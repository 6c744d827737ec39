// Measures a scenario: its peak throughput compared with an empty route's, and its response times at half of the
// peak.
import { load, type BenchResponse } from './load';
import { processorSeconds } from './processor-time';
import type { Scene } from './scenes';
import { startEmptyRoute, type Running } from './server-process';
import { steadyLoad } from './steady-load';

export interface Measured {
  scene: Scene;
  /** Average bytes of a response. */
  bytes: number;
  /** Responses per second. */
  peak: number;
  empty: number;
  /** Median of the rounds. */
  ratio: number;
  /** At half of the peak; median of the rounds. */
  half: BenchResponse;
  failed: number;
  /** Microseconds of processor time per request; undefined where the system does not report it. */
  serverMicros: number | undefined;
  databaseMicros: number | undefined;
}

export interface Pace {
  rounds: number;
  seconds: number;
}

/** Long enough for the server's hot code to be compiled. */
export const WARM_UP_SECONDS = 10;
const SAMPLE = 200;
/** With few different requests, each is sent once before measuring. */
const MANY = 2_000;

/** Alternates rounds of the scenario and the empty route, so that other load affects both. */
export async function measure(
  server: Running,
  database: number,
  scene: Scene,
  pace: Pace,
): Promise<Measured> {
  const { requests } = scene;
  const { url } = server;
  const { seconds } = pace;
  const bytes = await averageBytes(url, scene);
  const empty = await startEmptyRoute(bytes);
  const nothing = [{ method: 'GET' as const, path: '/' }];
  try {
    await load({ url, requests, seconds: WARM_UP_SECONDS, amount: Math.min(requests.length, MANY) });
    await load({ url, requests, seconds: WARM_UP_SECONDS });
    await load({ url: empty.url, requests: nothing, seconds: WARM_UP_SECONDS });
    const rounds = [];
    const before = [server.processor(), processorSeconds(database)];
    for (let round = 0; round < pace.rounds; round += 1) {
      const beside = await load({ url: empty.url, requests: nothing, seconds });
      const heard = await load({ url, requests, seconds });
      rounds.push({ heard, beside, ratio: heard.throughput / beside.throughput });
    }
    const answered = rounds.reduce((sum, { heard }) => sum + heard.throughput * seconds, 0);
    const after = [server.processor(), processorSeconds(database)];
    const [serverMicros, databaseMicros] = after.map((end, index) => {
      const start = before[index];
      return end === undefined || start === undefined ? undefined : ((end - start) / answered) * 1e6;
    });
    const middle = getMedian(rounds, ({ ratio }) => ratio);
    const peak = middle.heard.throughput;
    const steady = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      steady.push(await steadyLoad({ url, requests, seconds, rate: peak / 2 }));
    }
    const half = getMedian(steady, ({ p99 }) => p99);
    const failed = [...rounds.map(({ heard }) => heard), ...steady].reduce((sum, one) => sum + one.failed, 0);
    return {
      scene,
      bytes,
      peak,
      empty: middle.beside.throughput,
      ratio: middle.ratio,
      half,
      failed,
      serverMicros,
      databaseMicros,
    };
  } finally {
    await empty.stop();
  }
}

async function averageBytes(url: string, { requests }: Scene): Promise<number> {
  let bytes = 0;
  const requested = requests.slice(0, SAMPLE);
  for (const { method, path, headers, body } of requested) {
    const response = await fetch(url + path, { method, headers, body });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    bytes += byteLength;
  }
  return Math.round(bytes / requested.length);
}

export function getMedian<T>(all: readonly T[], by: (one: T) => number): T {
  const found = [...all].sort((one, other) => by(one) - by(other))[Math.floor((all.length - 1) / 2)];
  if (found === undefined) throw new Error('there is no middle of nothing');
  return found;
}
