// Calls a server as fast as it answers, and tells what came back.
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
}

export interface Heard {
  /** Answers a second. */
  throughput: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were none: an error, or another status than 200. */
  failed: number;
}

export const CONNECTIONS = 32;
/** The server ends a connection after a thousand (src/http/connection-limits.ts); autocannon would go on using it. */
const REQUESTS_A_CONNECTION = 1000;

export async function load({ url, requests, seconds, amount }: Load): Promise<Heard> {
  let place = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    reconnectRate: REQUESTS_A_CONNECTION,
    ...(amount === undefined ? {} : { amount: Math.max(amount, CONNECTIONS) }),
    setupClient: (client) => {
      const mine = place;
      place += 1;
      client.setRequests(
        requests.length < CONNECTIONS
          ? [...requests]
          : requests.filter((_, at) => at % CONNECTIONS === mine % CONNECTIONS),
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
