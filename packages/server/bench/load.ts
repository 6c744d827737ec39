// Calls a server as fast as it answers, or at a steady rate, and tells what came back.
import autocannon from 'autocannon';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  /** Each connection takes its share of them in turn, or all where there are few. */
  requests: readonly Asked[];
  seconds: number;
  /** So many requests, one for each connection at least, in place of so many seconds. */
  amount?: number;
  /** Requests a second in all; as many as are answered unless told. */
  rate?: number;
  connections?: number;
}

export interface Heard {
  /** Answers a second. */
  throughput: number;
  /** Milliseconds. At a steady rate what had to wait for its turn counts from when its turn was. */
  p50: number;
  p99: number;
  /** Answers that were none: an error, or another status than 200. */
  failed: number;
}

const CONNECTIONS = 32;

export async function load({
  url,
  requests,
  seconds,
  amount,
  rate,
  connections = CONNECTIONS,
}: Load): Promise<Heard> {
  let place = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(amount === undefined ? {} : { amount: Math.max(amount, connections) }),
    ...(rate === undefined ? {} : { overallRate: Math.round(rate) }),
    setupClient: (client) => {
      const mine = place;
      place += 1;
      client.setRequests(
        requests.length < connections
          ? [...requests]
          : requests.filter((_, at) => at % connections === mine % connections),
      );
    },
  });
  return {
    throughput: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
