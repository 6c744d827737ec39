// PostgreSQL does not run as root. If this process is root, runs PostgreSQL's programs as the owner of the data folder.
import { execFile, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** If this process is root, changes the owner of the folder to the user that runs PostgreSQL. */
export function giveToDatabaseUser(folder: string): void {
  if (!isRoot) return;
  const { uid, gid } = databaseUser();
  chownSync(folder, uid, gid);
}

/** Runs a PostgreSQL program on a folder; rejects with its output when it fails. */
export async function runAsOwner(folder: string, program: string, args: readonly string[]): Promise<void> {
  const [command, ...rest] = prefixWithOwner(folder, program);
  if (command === undefined) return;
  const { uid, gid } = command === program && isRoot ? statSync(folder) : {};
  await execute(command, [...rest, ...args], { uid, gid, cwd: folder });
}

/**
 * Other users cannot enter a project below a private folder (/root, a 0700 temporary folder). The program then keeps
 * CAP_DAC_OVERRIDE to get there, and drops root's other capabilities.
 */
function prefixWithOwner(folder: string, program: string): string[] {
  if (!isRoot) return [program];
  const { uid, gid } = statSync(folder);
  const reachable =
    spawnSync('test', ['-x', program, '-a', '-w', folder], { uid, gid, cwd: '/' }).status === 0;
  if (reachable) return [program];
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const keep = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return ['setpriv', ...user, ...keep, '--', program];
}

function databaseUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL cannot run as root, and this system has neither a user postgres nor nobody');
}
