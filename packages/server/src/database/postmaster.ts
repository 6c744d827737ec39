// Reads `postmaster.pid` of a PostgreSQL data folder. The file outlives a killed server, and its pid may belong to another
// process by then.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../shared/errors';

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

function getLines(folder: string): string[] | undefined {
  try {
    return readFileSync(pidFile(folder), 'utf8').split('\n');
  } catch (failure) {
    if (errorCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

/** Current or last port of the server, from the fourth line of the file. */
export function lastPort(folder: string): number | undefined {
  const port = Number(getLines(folder)?.[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

export function postmasterRuns(folder: string): boolean {
  const pid = Number(getLines(folder)?.[0]);
  return Number.isInteger(pid) && pid > 0 && worksIn(pid, folder);
}

/**
 * PostgreSQL does not start while the pid in the file belongs to any process of its user. Replaces it by the pid of an
 * ended process instead of deleting the file, so that PostgreSQL still checks the shared memory named there and waits for
 * the last children of the killed server.
 */
export function forgetStalePostmaster(folder: string): void {
  const lines = getLines(folder);
  if (!lines || postmasterRuns(folder)) return;
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(pidFile(folder), [pid, ...lines.slice(1)].join('\n'));
}

/** Whether the process exists and is the PostgreSQL of this folder, which is its working directory. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch (failure) {
      return errorCode(failure) === 'EACCES'; // A process of another user may be the server.
    }
  }
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return errorCode(failure) === 'EPERM';
  }
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
    'postgres',
  );
}
