// Scans files with ClamAV's daemon, by the commands PING and INSTREAM of clamd(8).
import { connect, type NetConnectOpts } from 'node:net';
import { ConfigError, Unreachable, errorCode } from '../shared/errors';

const TIMEOUT_MS = 30_000;
/** Commands and replies end with a zero byte. */
const TERMINATOR = '\0';
const NO_MORE_CHUNKS = Buffer.alloc(4);

/**
 * Connects to clamd once, to check the address.
 * @param url `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`
 * @throws ConfigError
 */
export async function openClamd(url: string): Promise<VirusScanner> {
  const scanner = clamd(url);
  try {
    await scanner.ping();
  } catch (failure) {
    const code = errorCode(failure) ?? 'no answer';
    throw new ConfigError([
      `CLAMD_URL: the virus scanner does not respond (${code}). Check the address, and that clamd is running with its signatures.`,
    ]);
  }
  return scanner;
}

function clamd(url: string): VirusScanner & { ping(): Promise<void> } {
  const where = getPlace(new URL(url));
  return {
    async ping() {
      if ((await ask(where, [`zPING${TERMINATOR}`])) !== 'PONG') throw new Unreachable('the virus scanner');
    },
    async isInfected(bytes) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      const reply = await ask(where, [`zINSTREAM${TERMINATOR}`, length, bytes, NO_MORE_CHUNKS]);
      if (reply === 'stream: OK') return false;
      if (reply.endsWith(' FOUND')) return true;
      // Not scanned completely: the file exceeds StreamMaxLength, or the connection broke.
      throw new Unreachable('the virus scanner');
    },
  };
}

const getPlace = ({ protocol, hostname, port, pathname }: URL): NetConnectOpts =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname, port: Number(port || DEFAULT_PORT) };

const DEFAULT_PORT = 3310;

/** Opens one connection per command. @returns the reply without its terminator */
function ask(where: NetConnectOpts, parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(where, () => parts.forEach((part) => socket.write(part)));
    const fail = (cause?: unknown) => {
      socket.destroy();
      reject(new Unreachable('the virus scanner', cause));
    };
    socket.setEncoding('utf8').setTimeout(TIMEOUT_MS, () => fail());
    socket.on('data', (text: string) => {
      reply += text;
      if (!reply.endsWith(TERMINATOR)) return;
      socket.destroy();
      resolve(reply.slice(0, -TERMINATOR.length));
    });
    socket.on('error', fail);
    socket.on('end', () => fail());
  });
}

export interface VirusScanner {
  /** @throws Unreachable if there is no result; the caller must then reject the file */
  isInfected(bytes: Buffer): Promise<boolean>;
}

/** Used without a scanner. Files are still parsed and images re-encoded. */
export const noScanner: VirusScanner = { isInfected: async () => false };
