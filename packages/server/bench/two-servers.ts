// Two server processes behind a balancer that share only the database.
import { createServer, connect, type AddressInfo } from 'node:net';
import { load, type BenchResponse } from './load';
import type { Person } from './people';
import type { Scene } from './scenes';
import { startServer } from './server-process';

export interface TwoServers {
  scene: string;
  one: BenchResponse;
  two: BenchResponse;
  /** Milliseconds from sign-out at one process to the error at the other. */
  refusedAfterMs: number;
}

export async function measureTwoServers(
  dataDir: string,
  scene: Scene,
  person: Person,
  seconds: number,
): Promise<TwoServers> {
  const first = await startServer(dataDir);
  const second = await startServer(dataDir);
  const balancer = await roundRobin([first.url, second.url]);
  try {
    const { requests } = scene;
    for (const { url } of [first, second]) await load({ url, requests, seconds, amount: requests.length });
    await load({ url: balancer.url, requests, seconds });
    const alone = await load({ url: first.url, requests, seconds });
    const both = await load({ url: balancer.url, requests, seconds });
    return {
      scene: scene.name,
      one: alone,
      two: both,
      refusedAfterMs: await signOutAndAsk(first.url, second.url, person),
    };
  } finally {
    await balancer.stop();
    await second.stop();
    await first.stop();
  }
}

/** Distributes connections over the servers round-robin and forwards bytes. */
function roundRobin(urls: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  let turn = 0;
  const balancer = createServer((caller) => {
    const server = connect(Number(new URL(urls[turn++ % urls.length] ?? '').port), '127.0.0.1');
    caller.pipe(server).pipe(caller);
    for (const [one, other] of [
      [caller, server],
      [server, caller],
    ] as const)
      one.on('error', () => other.destroy());
  });
  return new Promise((resolve) => {
    balancer.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`, // A TCP server has a port.
        stop: () => new Promise((closed) => balancer.close(() => closed())),
      }),
    );
  });
}

async function signOutAndAsk(here: string, there: string, { token }: Person): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const fetchInvestments = (url: string) => fetch(`${url}/api/v1/investors/investment`, { headers });
  if (!(await fetchInvestments(there)).ok) throw new Error('The other process does not know the session.');
  const signedOut = await fetch(`${here}/api/auth/sign_out`, { method: 'POST', headers });
  const at = performance.now();
  if (!signedOut.ok) throw new Error(`Signing out was answered with ${signedOut.status}.`);
  while ((await fetchInvestments(there)).status !== 401) {
    if (performance.now() - at > 10_000) throw new Error('The other process goes on with an ended session.');
  }
  return performance.now() - at;
}
