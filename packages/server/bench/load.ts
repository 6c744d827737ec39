// Calls a server as fast as it responds and summarises the responses.
import autocannon from 'autocannon';

export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  /** Divided among the connections, or all of them on each connection where there are few. */
  requests: readonly BenchRequest[];
  seconds: number;
  /** Number of requests, at least one per connection, instead of a duration. */
  amount?: number;
}

export interface BenchResponse {
  /** Responses per second. */
  throughput: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Errors, and responses with another status than 200. */
  failed: number;
}

export const CONNECTIONS = 32;
/**
 * The server closes a connection after a thousand requests (src/http/connection-limits.ts); autocannon would keep
 * using it.
 */
const REQUESTS_A_CONNECTION = 1000;

export async function load({ url, requests, seconds, amount }: Load): Promise<BenchResponse> {
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
          : requests.filter((_, index) => index % CONNECTIONS === mine % CONNECTIONS),
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
