import { createServer } from 'node:net';

/** @param preferred returned if it is free */
export const freePort = (preferred = 0): Promise<number> =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', (failure) =>
      preferred === 0 ? reject(failure) : resolve(freePort()),
    );
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
