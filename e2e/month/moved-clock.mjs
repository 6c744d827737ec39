// Preloaded with node --import: moves the clock ahead by the milliseconds in a file, so that a month passes while the test
// runs. A server for real accounts has no movable clock.
import { readFileSync } from 'node:fs';

const MachineDate = Date;
const machineNow = Date.now;
const now = () => machineNow() + Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8'));

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
