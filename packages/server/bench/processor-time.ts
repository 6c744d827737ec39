// Processor time of processes, as Linux reports it. Other load on the machine hardly affects it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `sysconf(_SC_CLK_TCK)`, which is 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Processor seconds of a process and its children; undefined where the system does not report it. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(getStat)
    .filter((one) => one !== undefined)
    .filter((one) => one.pid === pid || one.parent === pid);
  // The parent keeps the sum of children that have ended.
  const ticks = family.map((one) => one.ticks + (one.pid === pid ? one.ofEnded : 0));
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

/** The embedded PostgreSQL of a data folder, whose children are its connections. */
export const databaseProcess = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function getStat(pid: string): { pid: number; parent: number; ticks: number; ofEnded: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may contain spaces: state, parent, … user and system time as the 12th and 13th, then
    // those of children that have ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const sum = (at: number) => Number(fields[at]) + Number(fields[at + 1]);
    return { pid: Number(pid), parent: Number(fields[1]), ticks: sum(11), ofEnded: sum(13) };
  } catch {
    return undefined; // It ended in the meantime.
  }
}
