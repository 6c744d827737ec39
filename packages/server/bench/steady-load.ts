// Calls a server at a steady rate, as many callers who know nothing of each other do: each request leaves when its turn
// comes, whether those before have been answered or not, and its time counts from then.
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { CONNECTIONS, type Asked, type Heard } from './load';

export interface SteadyLoad {
  url: string;
  /** In turn, again and again. */
  requests: readonly Asked[];
  seconds: number;
  /** Requests a second. */
  rate: number;
}

const STEP_MS = 1;
/** What is due before is not counted: connections are opened, and the caller's own code is compiled. */
const WARM_UP_SECONDS = 1;

export async function steadyLoad({ url, requests, seconds, rate }: SteadyLoad): Promise<Heard> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const latencies: number[] = [];
  const under = new Set<Promise<void>>();
  let failed = 0;
  const began = performance.now();
  const countedFrom = began + WARM_UP_SECONDS * 1000;
  const ask = async (asked: Asked, dueAt: number) => {
    const status = await statusOf(pool, asked);
    if (status !== 200) failed += 1;
    else if (dueAt >= countedFrom) latencies.push(performance.now() - dueAt);
  };
  const all = Math.round((WARM_UP_SECONDS + seconds) * rate);
  for (let sent = 0; sent < all; await wait(STEP_MS)) {
    for (const due = ((performance.now() - began) / 1000) * rate; sent < Math.min(due, all); sent += 1) {
      const asked = requests[sent % requests.length];
      if (!asked) throw new Error('there is nothing to ask for');
      const asking = ask(asked, began + (sent / rate) * 1000).finally(() => under.delete(asking));
      under.add(asking);
    }
  }
  await Promise.all(under);
  await pool.close();
  const took = (performance.now() - countedFrom) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (part: number) => Math.round(latencies[Math.floor(latencies.length * part)] ?? Number.NaN);
  return { throughput: latencies.length / took, p50: at(0.5), p99: at(0.99), failed };
}

/** Undefined where there was no answer. The least that undici does for a request: the caller shares the machine. */
const statusOf = (pool: Pool, asked: Asked): Promise<number | undefined> =>
  new Promise((resolve) => {
    let status: number | undefined;
    pool.dispatch(asked, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => {
        status = statusCode;
      },
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(undefined),
    });
  });
