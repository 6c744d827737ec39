// Calls a server at a steady rate (open loop): each request starts at its scheduled time whether or not earlier ones
// have ended, and its latency counts from then.
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { CONNECTIONS, type BenchRequest, type BenchResponse } from './load';

export interface SteadyLoad {
  url: string;
  /** Cycled through. */
  requests: readonly BenchRequest[];
  seconds: number;
  /** Requests per second. */
  rate: number;
}

const STEP_MS = 1;
/** Warm-up: not counted, since connections are opened and the client's code is compiled. */
const WARM_UP_SECONDS = 1;

export async function steadyLoad({ url, requests, seconds, rate }: SteadyLoad): Promise<BenchResponse> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const latencies: number[] = [];
  const under = new Set<Promise<void>>();
  let failed = 0;
  const began = performance.now();
  const countedFrom = began + WARM_UP_SECONDS * 1000;
  const send = async (request: BenchRequest, dueAt: number) => {
    const status = await readStatus(pool, request);
    if (status !== 200) failed += 1;
    else if (dueAt >= countedFrom) latencies.push(performance.now() - dueAt);
  };
  const all = Math.round((WARM_UP_SECONDS + seconds) * rate);
  for (let sent = 0; sent < all; await wait(STEP_MS)) {
    for (const due = ((performance.now() - began) / 1000) * rate; sent < Math.min(due, all); sent += 1) {
      const request = requests[sent % requests.length];
      if (!request) throw new Error('there is no request to send');
      const sending = send(request, began + (sent / rate) * 1000).finally(() => under.delete(sending));
      under.add(sending);
    }
  }
  await Promise.all(under);
  await pool.close();
  const took = (performance.now() - countedFrom) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (part: number) => Math.round(latencies[Math.floor(latencies.length * part)] ?? Number.NaN);
  return { throughput: latencies.length / took, p50: at(0.5), p99: at(0.99), failed };
}

/** Undefined without a response. Uses undici's cheapest interface, because the client shares the machine. */
const readStatus = (pool: Pool, request: BenchRequest): Promise<number | undefined> =>
  new Promise((resolve) => {
    let status: number | undefined;
    pool.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => {
        status = statusCode;
      },
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(undefined),
    });
  });
