import type { Call } from '@quoin/contract';
import { runnerImport, type Plugin } from 'vite';

/** What the portal reads of a row. */
const KEPT: readonly (keyof Call)[] = [
  'method',
  'path',
  'who',
  'reads',
  'changes',
  'once',
  'spinner',
  'unattended',
];

/**
 * The contract's table without the shapes of bodies and replies, and its errors without their HTTP status: the server checks
 * and sends them, and the browser need not carry them.
 */
export const callTable = (): Plugin => ({
  name: 'call-table',
  enforce: 'pre',
  load: {
    filter: { id: /\/packages\/contract\/src\/contract\.ts$/ },
    async handler(id) {
      const { module, dependencies } = await runnerImport<{ CONTRACT: Record<string, Call> }>(id, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      const rows = Object.entries(module.CONTRACT).map(([name, row]) => [name, rowOfPortal(row)]);
      const table = JSON.stringify(Object.fromEntries(rows));
      return {
        code: `export const CONTRACT = ${table};\nexport const CALL_NAMES = Object.keys(CONTRACT);`,
        moduleType: 'js',
      };
    },
  },
  transform: {
    filter: { id: /\/packages\/contract\/src\/errors\/catalogue\.ts$/ },
    handler: (code) => code.replace(/, status: \d{3} \}/g, ' }'),
  },
});

const rowOfPortal = (row: Call) => Object.fromEntries(KEPT.map((key) => [key, row[key]]));
